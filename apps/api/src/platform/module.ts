import type { Platform } from './platform.ts';
import type { Subscription } from './outbox.ts';
import type { Route } from './http/call.ts';
import type { Grant } from './http/grants.ts';
import type { Resource } from './http/serve.ts';
import type { BoundEvent } from './realtime/socket-event.ts';

/**
 * A column that names an account as a party, so that a merge of two accounts moves its rows to the one that remains.
 * With `once`, a row stays where it is when that account has one with equal values in these columns.
 */
export interface PartyColumn {
  table: string;
  column: string;
  /** The primary key of the table, without this column, when it is not `id`. */
  key?: readonly string[];
  once?: readonly string[];
  /** An account with such a row is not merged into another one: an SQL condition, and the sentence that refuses. */
  open?: { when: string; sentence: string };
}

/** The parts that a module supplies; the app is composed of all modules. */
export interface Module {
  name: string;
  routes: Route[];
  resources?: Resource[];
  grants?: Grant[];
  /** The module's tables with row security: PostgreSQL shows only the rows that the current account may see. */
  guardedTables?: string[];
  /** The columns of the module's tables that move when two accounts of one person are merged. */
  partyColumns?: readonly PartyColumn[];
  subscriptions?: Subscription<Platform>[];
  /** Jobs by name; the worker runs them with a payload. */
  jobs?: Record<string, (payload: never, platform: Platform) => Promise<void>>;
  sockets?: {
    /** The socket events that the module handles. */
    events?: BoundEvent[];
    /** Handles a closed socket. */
    left?: (socketId: string, platform: Platform) => Promise<void>;
    /** The screen that this secret opens without a sign-in; it only listens (`tellScreens`). Null for other secrets. */
    screen?: (secret: string, platform: Platform) => Promise<string | null>;
  };
  /** Sweepers: a job's name and how often it runs, in seconds. */
  sweepers?: { job: string; everySeconds: number }[];
}
