import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { hasConsultationFile, patientArrivedSince } from '../ports.ts';

const round = 200;

interface Overdue {
  /** Only appointments that ended at this instant or earlier. */
  endedBefore: Date;
  /**
   * Leaves out appointments whose patient has arrived since this instant: the patient may wait for a doctor who is
   * late, or be in the room.
   */
  arrivedSince: Date;
}
const unclosed = (db: Db, { endedBefore, arrivedSince }: Overdue) =>
  db
    .selectFrom('appointment')
    .select('id')
    .where('status', 'in', ['PENDING', 'ONGOING'])
    .where('ends_at', '<=', endedBefore)
    .where((eb) => {
      const id = sql.ref<string>('appointment.id');
      return eb.or([eb.not(patientArrivedSince.call(id, arrivedSince)), hasConsultationFile.call(id)]);
    });

/**
 * Overdue appointments that are still open, the oldest first. An appointment whose patient has arrived is included only
 * once its consultation file was written.
 */
export async function unclosedAppointments(db: Db, overdue: Overdue): Promise<string[]> {
  const rows = await unclosed(db, overdue).orderBy('ends_at').orderBy('id').limit(round).execute();
  return rows.map((row) => row.id);
}

export const isUnclosed = async (db: Db, id: string, overdue: Overdue): Promise<boolean> =>
  (await unclosed(db, overdue).where('id', '=', id).executeTakeFirst()) !== undefined;

/** Whether the patient of the appointment has arrived since this instant. */
export async function hasArrivedSince(db: Db, id: string, since: Date): Promise<boolean> {
  const { here } = await db
    .selectFrom('appointment')
    .select(patientArrivedSince.call(sql.ref<string>('appointment.id'), since).as('here'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return here;
}

export async function hasFile(db: Db, id: string): Promise<boolean> {
  const { written } = await db
    .selectFrom('appointment')
    .select(hasConsultationFile.call(sql.ref('appointment.id')).as('written'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return written;
}

/**
 * The ids of appointments that the sweeper closed as missed at `limit` or earlier and that nobody has changed since.
 */
export async function restingAppointments(db: Db, limit: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('appointment')
    .select('id')
    .where('missed_by_sweeper_at', '<=', limit)
    .orderBy('missed_by_sweeper_at')
    .limit(round)
    .execute();
  return rows.map((row) => row.id);
}
