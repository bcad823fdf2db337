import { sql } from 'kysely';
import { asSystem } from '../../../platform/db/actor-context.ts';
import { dayMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';

const days = 90;
const latest = 50;
const fewest = 5;
/**
 * The shortest and the longest length that counts, in minutes. An appointment outside of these limits was closed by
 * somebody later, so its real length is unknown.
 */
const [shortest, longest] = [1, 180];

/**
 * The median length, in minutes, of each doctor's latest appointments in person, from ONGOING to COMPLETED: of the last
 * 50 that were completed within 90 days. Doctors with fewer than 5 such appointments are absent.
 */
export async function usualMinutesOfDoctors(db: Db, doctorIds: string[], now: Date): Promise<Map<string, number>> {
  if (doctorIds.length === 0) return new Map();
  const since = new Date(now.getTime() - days * dayMs);
  const query = sql<{ doctor_id: string; minutes: number }>`
    select doctor_id, percentile_cont(0.5) within group (order by minutes) as minutes
    from unnest(${doctorIds}::uuid[]) as doctor (doctor_id), lateral (
      select extract(epoch from ended.at - began.at)::float8 / 60 as minutes
      from (select id from appointment where appointment.doctor_id = doctor.doctor_id and status = 'COMPLETED'
          and consultation_type = 'PHYSICAL' and starts_at between ${since} and ${now}
          order by starts_at desc, id desc limit ${latest}) visit,
        lateral (select at from appointment_status_change where appointment_id = visit.id and to_status = 'ONGOING'
          order by id limit 1) began,
        lateral (select at from appointment_status_change where appointment_id = visit.id and to_status = 'COMPLETED'
          order by id limit 1) ended) length
    where minutes between ${shortest} and ${longest}
    group by doctor_id having count(*) >= ${fewest}`;
  // row security hides the appointments of others from a patient in the queue, but their lengths reveal nothing about
  // any patient
  const { rows } = await asSystem(() => query.execute(db));
  return new Map(rows.map((row) => [row.doctor_id, row.minutes]));
}
