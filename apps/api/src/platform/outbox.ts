import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import type { Db } from './db/pool.ts';
import { transact } from './db/transact.ts';
import { pipeline } from './db/pipeline.ts';

/** The type of an event. Its name is in the past tense, such as `thing.changed`. */
export interface EventType<T> {
  name: string;
  readonly payload?: T;
}
export const eventType = <T>(name: string): EventType<T> => ({ name });

/**
 * Handles an event. `stopping` is aborted when the process is about to end: then long work should stop, and its job
 * starts again in another process.
 */
type EventHandler<T, P> = (payload: T, platform: P, stopping?: AbortSignal) => Promise<void>;

/** A subscription to an event. Its handler runs as a separate job, which is retried until it succeeds. */
export interface Subscription<P> {
  event: string;
  /** The name of the subscription, which differs from all others and is also the name of its jobs. */
  name: string;
  react: EventHandler<never, P>;
  /** Joins the payloads of several waiting events into one, so that one job handles them together. */
  join?: (payloads: never[]) => unknown;
  /** Whether its jobs run before all others. */
  isFirst?: true;
}
/**
 * Marks a subscription whose result a person is waiting for, such as a mailed link to set a password: its jobs run
 * before other mail.
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

/** Writes an event in the transaction of the change. When the transaction is rolled back, the event is lost too. */
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
