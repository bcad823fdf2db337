import type { Platform } from './platform.ts';
import type { Subscription } from './outbox.ts';
import type { Route } from './http/call.ts';
import type { Grant } from './http/grants.ts';
import type { Resource } from './http/serve.ts';
import type { BoundEvent } from './realtime/socket-event.ts';

/** The parts of a module, from which the app is assembled. */
export interface Module {
  name: string;
  routes: Route[];
  resources?: Resource[];
  grants?: Grant[];
  /** Its tables with row security: PostgreSQL shows only the rows that the current account may see. */
  guardedTables?: string[];
  subscriptions?: Subscription<Platform>[];
  /** Jobs by name; the worker runs them with a payload. */
  jobs?: Record<string, (payload: never, platform: Platform) => Promise<void>>;
  /** The socket events that it handles, and what it does when a socket closes. */
  sockets?: { events: BoundEvent[]; left?: (socketId: string, platform: Platform) => Promise<void> };
  /** Sweepers: a job's name and how often it runs, in seconds. */
  sweepers?: { job: string; everySeconds: number }[];
}
