import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { hasConsultationFile } from '../ports.ts';

const round = 200;

/** Appointments that ended before the limit and are still open, the oldest first. */
export async function unclosedAppointments(db: Db, limit: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('appointment')
    .select('id')
    .where('status', 'in', ['PENDING', 'ONGOING'])
    .where('ends_at', '<=', limit)
    .orderBy('ends_at')
    .limit(round)
    .execute();
  return rows.map((row) => row.id);
}

export async function hasFile(db: Db, id: string): Promise<boolean> {
  const { written } = await db
    .selectFrom('appointment')
    .select(hasConsultationFile.call(sql.ref('appointment.id')).as('written'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return written;
}

/** Appointments that the sweeper closed before the limit and nobody changed since. */
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
