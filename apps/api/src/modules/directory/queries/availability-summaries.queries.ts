import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

export type ConsultationType = 'ONLINE' | 'PHYSICAL';

/**
 * A summary of the free slots of a doctor, stored so that lists can filter and sort by it. The cards of a page do not
 * use it: they show slots that are computed when the page is read.
 */
export interface AvailabilitySummary {
  doctorId: string;
  /** The first free slot within 90 days, of any type and of each type. */
  next: Record<'any' | 'online' | 'physical', Date | null>;
  /** The marks (`freeSlotMark`) for which the doctor has a free slot. */
  marks: string[];
  /** For each of the marks, in the same order: the beginning of the first free slot. */
  firsts: Date[];
  /** The time at which the summary must be computed again, because time has passed. */
  staleAt: Date;
}

/**
 * A mark: a short text that stands for all free slots of a day, of a consultation type, or of both; for slots in person
 * also of a district. `2026-11-20 PHYSICAL 12` stands for the slots on that day, in person, in the district 12.
 */
export const freeSlotMark = (day?: string, type?: ConsultationType, district?: number): string =>
  [day, type, district].filter(Boolean).join(' ');

/** Locks these doctors' rows, so that two renewals run one after the other and the later one sees the newer state. */
export async function lockAvailabilitySummaries(trx: Db, doctorIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ doctor_id: string }>`select doctor_id from doctor_free
    where doctor_id = any(${doctorIds}::uuid[]) order by doctor_id for update`.execute(trx);
  return rows.map((row) => row.doctor_id);
}

/** Locks outdated summaries that no other process is renewing, the oldest first, and returns the ids of the doctors. */
export async function lockStaleSummaries(trx: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ doctor_id: string }>`select doctor_id from doctor_free
    where stale_at <= ${now} order by stale_at limit ${limit} for update skip locked`.execute(trx);
  return rows.map((row) => row.doctor_id);
}

/** Writes only the summaries that changed, since each write also updates the indexes. */
export async function saveAvailabilitySummaries(trx: Db, summaries: readonly AvailabilitySummary[]): Promise<void> {
  const rows = summaries.map(({ doctorId, next, marks, firsts, staleAt }) => ({
    doctor_id: doctorId,
    next_any: next.any,
    next_online: next.online,
    next_physical: next.physical,
    days: marks,
    firsts,
    stale_at: staleAt,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given(doctor_id uuid, next_any timestamptz,
    next_online timestamptz, next_physical timestamptz, days text[], firsts timestamptz[], stale_at timestamptz)`;
  await sql`update doctor_free f set next_any = given.next_any, next_online = given.next_online,
      next_physical = given.next_physical, firsts = given.firsts, stale_at = given.stale_at
    from ${given} where f.doctor_id = given.doctor_id
      and (f.next_any, f.next_online, f.next_physical, f.firsts, f.stale_at)
        is distinct from (given.next_any, given.next_online, given.next_physical, given.firsts, given.stale_at)`.execute(
    trx,
  );
  const found = summaries.map((summary) => summary.doctorId);
  // locks the rows in the same order as the trigger keep_doctor_marks, so that the two cannot deadlock
  await sql`select from doctor_finding where doctor_id = any(${found}::uuid[]) order by doctor_id for update`.execute(
    trx,
  );
  await sql`update doctor_finding f set days = given.days
    from ${given} where f.doctor_id = given.doctor_id and f.days <> given.days`.execute(trx);
}
