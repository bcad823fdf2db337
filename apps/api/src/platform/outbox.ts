import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import type { Db } from './db/pool.ts';
import { transact } from './db/transact.ts';
import { pipeline } from './db/pipeline.ts';

/** The type of an event; its name is in the past tense: `thing.changed`. */
export interface EventType<T> {
  name: string;
  readonly payload?: T;
}
export const eventType = <T>(name: string): EventType<T> => ({ name });

/**
 * `stopping` fires when the process is about to end: long work should stop, and its job starts again in another
 * process.
 */
type EventHandler<T, P> = (payload: T, platform: P, stopping?: AbortSignal) => Promise<void>;

/** A handler for an event; it runs as a separate job, retried until it succeeds. */
export interface Subscription<P> {
  event: string;
  /** Unique among all subscriptions; it is also the name of the job. */
  name: string;
  react: EventHandler<never, P>;
  /** For events that may be handled together when several happen at once: joins their payloads into one. */
  join?: (payloads: never[]) => unknown;
  /** Its jobs run before all others. */
  isFirst?: true;
}
/**
 * For jobs whose result a person is waiting for, such as a mailed link to set a password: they run before other mail.
 */
export const first = <P>(subscription: Subscription<P>): Subscription<P> => ({ ...subscription, isFirst: true });
export function on<T, P>(
  event: EventType<T>,
  name: string,
  react: EventHandler<T, P>,
  join?: (payloads: T[]) => T,
): Subscription<P> {
  return { event: event.name, name, react, ...(join && { join }) } as Subscription<P>;
}

/** Triggers an outbox drain in this process; other processes find the event at their next regular drain. */
export const outboxNudge = new EventEmitter();

/** Writes an event in the transaction of the change: if that is rolled back, so is the event. */
export async function emit<T>(db: Db, event: EventType<T>, payload: T): Promise<void> {
  const row = { event: event.name, payload: JSON.stringify(payload) };
  await transact(db, (trx) => pipeline(trx, [trx.insertInto('outbox').values(row)]));
  outboxNudge.emit('written');
}

/** Writes many events of one type. */
export async function emitAll<T>(db: Db, event: EventType<T>, payloads: readonly T[]): Promise<void> {
  if (payloads.length === 0) return;
  const rows = sql`insert into outbox (event, payload)
    select ${event.name}, one from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) one`;
  await transact(db, (trx) => pipeline(trx, [rows]));
  outboxNudge.emit('written');
}
