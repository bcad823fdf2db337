import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { EnteredHours } from '../events.ts';

/**
 * Marks hours that must be announced as announced, and returns them. When hours of the same doctor and hospital were
 * announced after `since`, later hours wait, so that hours entered one by one are announced together.
 */
export async function claimUnannouncedHours(trx: Db, now: Date, since: Date): Promise<EnteredHours[]> {
  const { rows } = await sql<EnteredHours>`
    update calendar_row set told_at = ${now}
    where entered_by is not null and told_at is null and not exists (
      select from calendar_row told where told.doctor_id = calendar_row.doctor_id
        and told.hospital_id = calendar_row.hospital_id and told.told_at > ${since})
    returning doctor_id, hospital_id, entered_by, day, date, starts_at, ends_at, is_available`.execute(trx);
  return rows.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

const orderOf = ({ day, date, starts_at }: EnteredHours) => `${date ?? day} ${String(starts_at).padStart(4, '0')}`;
