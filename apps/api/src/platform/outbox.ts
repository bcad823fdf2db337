import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import type { Db } from './db/pool.ts';

/** Something that happened, named in the past tense: `appointment.booked`. */
export interface EventType<T> {
  name: string;
  readonly payload?: T;
}
export const eventType = <T>(name: string): EventType<T> => ({ name });

/** `stopping` says that the process is about to end: what takes long gives up, and begins anew elsewhere. */
type Reaction<T, P> = (payload: T, platform: P, stopping?: AbortSignal) => Promise<void>;

/** Who reacts to an event; a job of its own, repeated until it succeeds. */
export interface Subscription<P> {
  event: string;
  /** Unique; names the job. */
  name: string;
  react: Reaction<never, P>;
  /** Where it is all the same to react once to what happened at once: one payload that says as much as all. */
  join?: (payloads: never[]) => unknown;
}
export function on<T, P>(
  event: EventType<T>,
  name: string,
  react: Reaction<T, P>,
  join?: (payloads: T[]) => T,
): Subscription<P> {
  return { event: event.name, name, react, ...(join && { join }) } as Subscription<P>;
}

/** Wakes the drainer of this process at once; other processes find the row within its next round. */
export const outboxNudge = new EventEmitter();

/** Writes it in the transaction in which it happened: what is rolled back never happened. */
export async function emit<T>(trx: Db, event: EventType<T>, payload: T): Promise<void> {
  await written(trx, event, payload).execute();
  emitted();
}

/** The same of much that happened at once. */
export async function emitAll<T>(trx: Db, event: EventType<T>, payloads: readonly T[]): Promise<void> {
  if (payloads.length === 0) return;
  await sql`insert into outbox (event, payload)
    select ${event.name}, one from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) one`.execute(trx);
  emitted();
}

/** The same as a part of another statement; `emitted` says after it that there is something to take. */
export const written = <T>(db: Pick<Db, 'insertInto'>, event: EventType<T>, payload: T) =>
  db.insertInto('outbox').values({ event: event.name, payload: JSON.stringify(payload) });
export const emitted = () => outboxNudge.emit('written');
