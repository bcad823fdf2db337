import { type Expression, type Selectable, sql } from 'kysely';
import { pipeline } from '../../../platform/db/pipeline.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Arrival as ArrivalTable } from '../../../platform/db/types.ts';
import { letterAfter } from '../domain/token.ts';

const columns = ['appointment_id', 'place_id', 'letter', 'number', 'arrived_at', 'room', 'called_at'] as const;
export type Arrival = Pick<Selectable<ArrivalTable>, (typeof columns)[number]>;

/** The arrivals of these appointments on a day, in the order of the queue, without arrivals that were undone. */
export async function arrivalsOf(db: Db, appointmentIds: string[], day: string): Promise<Arrival[]> {
  if (appointmentIds.length === 0) return [];
  return db
    .selectFrom('arrival')
    .select(columns)
    .where('appointment_id', 'in', appointmentIds)
    .where('day', '=', day)
    .where('undone_at', 'is', null)
    .orderBy('arrived_at')
    .orderBy('number')
    .execute();
}

/** The arrival of an appointment on a day, even if it was undone. */
export const findArrival = (db: Db, appointmentId: string, day: string) =>
  db
    .selectFrom('arrival')
    .select([...columns, 'undone_at'])
    .where('appointment_id', '=', appointmentId)
    .where('day', '=', day)
    .executeTakeFirst();

/** Locks the tokens of a place and day until this transaction ends, so that each number is given only once. */
export const lockTokens = (trx: Db, placeId: string, day: string): Promise<void> =>
  pipeline(trx, [sql`select pg_advisory_xact_lock(hashtextextended(${`tokens ${placeId} ${day}`}, 0))`]);

interface NewArrival {
  appointmentId: string;
  placeId: string;
  specialityId: string;
  day: string;
  at: Date;
}

/** Inserts an arrival with the next token of its place and day. The caller must have called `lockTokens` before. */
export async function insertArrival(trx: Db, arrival: NewArrival): Promise<Arrival> {
  const { appointmentId, placeId, specialityId, day, at } = arrival;
  const { last, letter, services } = await trx
    .selectFrom('arrival')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.max('number'), sql<number>`0`).as('last'),
      sql<string | null>`min(letter) filter (where speciality_id = ${specialityId})`.as('letter'),
      sql<number>`count(distinct speciality_id)`.as('services'),
    ])
    .where('place_id', '=', placeId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return trx
    .insertInto('arrival')
    .values({
      appointment_id: appointmentId,
      place_id: placeId,
      speciality_id: specialityId,
      day,
      letter: letter ?? letterAfter(services),
      number: last + 1,
      arrived_at: at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

type Change = { undone_at: Date | null; arrived_at?: Date; room?: string | null; called_at?: Date | null };

export async function updateArrival(trx: Db, appointmentId: string, day: string, change: Change): Promise<void> {
  await trx
    .updateTable('arrival')
    .set(change)
    .where('appointment_id', '=', appointmentId)
    .where('day', '=', day)
    .execute();
}

/** Whether the patient of the appointment has arrived on any day, and the arrival was not undone. */
export async function hasArrived(db: Db, appointmentId: string): Promise<boolean> {
  const query = db.selectFrom('arrival').select('number').where('appointment_id', '=', appointmentId);
  return (await query.where('undone_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * SQL: whether the patient of an appointment is at the place: they arrived at `since` or later, and the arrival was not
 * undone.
 */
export const arrivedSince = (appointmentId: Expression<string>, since: Date) =>
  sql<boolean>`exists (select from arrival where arrival.appointment_id = ${appointmentId}
    and arrival.undone_at is null and arrival.arrived_at >= ${since})`;
