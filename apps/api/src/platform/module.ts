import type { Platform } from './platform.ts';
import type { Subscription } from './outbox.ts';
import type { Route } from './http/call.ts';
import type { Grant } from './http/grants.ts';
import type { Resource } from './http/serve.ts';
import type { BoundEvent } from './realtime/socket-event.ts';

/**
 * A column that names an account as a party. When two accounts are merged, the rows of the one that ends are moved to
 * the one that remains. With `once`, a row is not moved when the remaining account already has a row with equal values
 * in these columns.
 */
export interface PartyColumn {
  table: string;
  column: string;
  /** The columns of the primary key other than this column, when the primary key is not `id`. */
  key?: readonly string[];
  once?: readonly string[];
  /**
   * Prevents the merge of an account that has such a row: an SQL condition for the row, and the sentence of the
   * refusal.
   */
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
    /**
     * Returns the screen that this secret opens without a sign-in, or null for other secrets. Such a screen only
     * receives messages (`tellScreens`).
     */
    screen?: (secret: string, platform: Platform) => Promise<string | null>;
  };
  /** Sweepers: for each, the name of its job and the seconds between two runs. */
  sweepers?: { job: string; everySeconds: number }[];
}
