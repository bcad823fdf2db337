import { EventEmitter } from 'node:events';
import type { Db } from './db/pool.ts';

/** Something that happened, named in the past tense: `appointment.booked`. */
export interface EventType<T> {
  name: string;
  readonly payload?: T;
}
export const eventType = <T>(name: string): EventType<T> => ({ name });

/** Who reacts to an event; a job of its own, repeated until it succeeds. */
export interface Subscription<P> {
  event: string;
  /** Unique; names the job. */
  name: string;
  react: (payload: never, platform: P) => Promise<void>;
}
export function on<T, P>(
  event: EventType<T>,
  name: string,
  react: (payload: T, platform: P) => Promise<void>,
): Subscription<P> {
  return { event: event.name, name, react: react as Subscription<P>['react'] };
}

/** Wakes the drainer of this process at once; other processes find the row within its next round. */
export const outboxNudge = new EventEmitter();

/** Writes it in the transaction in which it happened: what is rolled back never happened. */
export async function emit<T>(trx: Db, event: EventType<T>, payload: T): Promise<void> {
  await written(trx, event, payload).execute();
  emitted();
}

/** The same as a part of another statement; `emitted` says after it that there is something to take. */
export const written = <T>(db: Pick<Db, 'insertInto'>, event: EventType<T>, payload: T) =>
  db.insertInto('outbox').values({ event: event.name, payload: JSON.stringify(payload) });
export const emitted = () => outboxNudge.emit('written');
