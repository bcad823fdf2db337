import { randomBytes } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { Meeting } from '../../../platform/db/types.ts';
import { emit } from '../../../platform/outbox.ts';
import { meetingSet } from '../events.ts';

export type MeetingRow = Selectable<Meeting>;
export type Party = 'patient' | 'doctor';

const columns = [
  'code',
  'appointment_id',
  'patient_id',
  'doctor_id',
  'status',
  'starts_at',
  'ends_at',
  'offer',
  'offer_number',
  'answer',
  'answer_received_at',
  'offer_candidates',
  'remote_candidates',
  'patient_socket',
  'doctor_socket',
  'patient_came_at',
  'doctor_came_at',
  'met_at',
  'grace_until',
  'doctor_ended_at',
] as const satisfies (keyof MeetingRow)[];

/** Creates the room of an online appointment. Its code has 128 random bits, so it cannot be guessed. */
export async function makeMeeting(
  trx: Db,
  appointment: Pick<MeetingRow, 'appointment_id' | 'patient_id' | 'doctor_id' | 'starts_at' | 'ends_at'>,
): Promise<string> {
  const code = randomBytes(16).toString('base64url');
  await trx
    .insertInto('meeting')
    .values({ ...appointment, code })
    .execute();
  return code;
}

/**
 * Columns that are emptied when a room is closed, because session descriptions and candidates contain IP addresses. The
 * times when patient and doctor came are kept.
 */
export const emptied = {
  offer: null,
  answer: null,
  answer_received_at: null,
  offer_candidates: [],
  remote_candidates: [],
  grace_until: null,
};

const past = { patient_came_at: null, doctor_came_at: null, met_at: null, doctor_ended_at: null };

/** Resets the room of an appointment that was moved, sets its new time, and notifies the people in it. */
export async function moveMeeting(
  trx: Db,
  appointmentId: string,
  time: Pick<MeetingRow, 'starts_at' | 'ends_at'>,
): Promise<void> {
  const { code } = await trx
    .updateTable('meeting')
    .set({ ...time, ...emptied, ...past, status: 'PENDING' })
    .where('appointment_id', '=', appointmentId)
    .returning('code')
    .executeTakeFirstOrThrow();
  await emit(trx, meetingSet, { code });
}

export const meetingOf = (db: Db, code: string): Promise<MeetingRow> =>
  db.selectFrom('meeting').select(columns).where('code', '=', code).executeTakeFirstOrThrow();

/** Locks the room until the transaction ends. */
export const lockMeeting = (trx: Db, code: string): Promise<MeetingRow> =>
  trx.selectFrom('meeting').select(columns).where('code', '=', code).forNoKeyUpdate().executeTakeFirstOrThrow();

export const updateMeeting = (trx: Db, code: string, change: Updateable<Meeting>): Promise<MeetingRow> =>
  trx.updateTable('meeting').set(change).where('code', '=', code).returning(columns).executeTakeFirstOrThrow();

interface NewCandidate {
  code: string;
  party: Party;
  socketId: string;
  offerNumber: number | undefined;
  candidate: string;
  most: number;
}

/** The columns that store the ICE candidates of the patient and of the doctor. */
export const listOf = { patient: 'remote_candidates', doctor: 'offer_candidates' } as const;

/**
 * Adds an ICE candidate in one statement without a lock, because each call sends many. Returns null when the candidate
 * is stored already or may not be added.
 */
export async function appendCandidate(
  db: Db,
  { code, party, socketId, offerNumber, candidate, most }: NewCandidate,
): Promise<Pick<MeetingRow, 'code' | 'patient_socket' | 'doctor_socket'> | null> {
  const list = listOf[party];
  const row = await db
    .updateTable('meeting')
    .set((eb) => ({ [list]: eb.fn('array_append', [list, eb.cast(eb.val(candidate), 'text')]) }))
    .where('code', '=', code)
    .where(`${party}_socket`, '=', socketId)
    .where('status', 'in', ['PENDING', 'ONGOING'])
    .where((eb) => eb(eb.fn<number>('cardinality', [list]), '<', most))
    .where((eb) => eb.not(eb(eb.cast(eb.val(candidate), 'text'), '=', eb.fn<string>('any', [list]))))
    .$if(offerNumber !== undefined, (query) => query.where('offer_number', '=', offerNumber!))
    .returning(['code', 'patient_socket', 'doctor_socket'])
    .executeTakeFirst();
  return row ?? null;
}
