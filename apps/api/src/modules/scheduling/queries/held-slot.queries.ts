import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

interface HeldSlotRow {
  doctor_id: string;
  hospital_id: string | null;
  starts_at: Date;
  ends_at: Date;
  held_until: Date;
}

/** The slot that an unpaid payment of the patient holds now; a patient holds one at most. */
export async function findHeldSlot(db: Db, patientId: string, now: Date): Promise<HeldSlotRow | undefined> {
  const { rows } = await sql<HeldSlotRow>`
    select s.doctor_id, nullif(p.request ->> 'hospital_id', '') as hospital_id,
      lower(s.during) as starts_at, upper(s.during) as ends_at, s.hold_expires_at as held_until
    from payment p join slot_claim s on s.payment_id = p.id
    where p.patient_id = ${patientId} and p.status = 'INITIATED' and s.state = 'HELD' and s.hold_expires_at > ${now}
    limit 1`.execute(db);
  return rows[0];
}
