import { type Expression, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { isProved } from '../../identity/index.ts';

type Sql<T> = Expression<T> | T;

/** SQL: whether the patient has an appointment, other than `but`, or a hold that overlaps the interval `during`. */
const isBusy = (patientId: Sql<string>, during: Sql<string>, but: Sql<string> | null) => sql<boolean>`(
  exists (select from appointment a where a.patient_id = ${patientId} and a.status in ('PENDING', 'ONGOING')
    and tstzrange(a.starts_at, a.ends_at) && ${during}::tstzrange and a.id is distinct from ${but}::uuid)
  or exists (select from payment p join slot_claim s on s.payment_id = p.id
    where p.patient_id = ${patientId} and p.status in ('INITIATED', 'VERIFYING') and s.state = 'HELD'
      and s.during && ${during}::tstzrange))`;

const unpaid = (patientId: Sql<string>) => sql<number>`(
  select count(*) from appointment a join payment p on p.id = a.payment_id
  where a.patient_id = ${patientId} and a.status in ('PENDING', 'ONGOING') and p.status = 'CASH_DUE')`;

/**
 * SQL: whether the patient is known: an e-mail address or phone number is confirmed, or an earlier appointment was
 * completed.
 */
const isKnown = (patientId: Sql<string>) => sql<boolean>`(${isProved(patientId)}
  or exists (select from appointment a where a.patient_id = ${patientId} and a.status = 'COMPLETED'))`;

/**
 * Reads in one statement whatever the limits on cash appointments depend on: whether another appointment of the patient
 * overlaps, how many are unpaid, and whether the patient is known.
 */
export async function limitsOf(trx: Db, patientId: string, during: string) {
  const { rows } = await sql<{ busy: boolean; unpaid: number; known: boolean }>`select
    ${isBusy(patientId, during, null)} as busy, ${unpaid(patientId)} as unpaid, ${isKnown(patientId)} as known`.execute(
    trx,
  );
  return rows[0]!;
}

export async function patientIsBusy(trx: Db, patientId: string, during: string, but: string | null): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`select ${isBusy(patientId, during, but)} as busy`.execute(trx);
  return rows[0]!.busy;
}

/** Whether another payment of the patient for an appointment is still being confirmed. */
export async function isConfirming(trx: Db, patientId: string): Promise<boolean> {
  const { rows } = await sql`select from payment where patient_id = ${patientId} and purpose = 'appointment'
    and status = 'VERIFYING' limit 1`.execute(trx);
  return rows.length > 0;
}

interface EarlierHold {
  own: boolean;
  declined: boolean;
}
/**
 * Claims that overlap this interval of the doctor and were made within the last day, latest first. `own` marks unpaid
 * holds of the calling patient.
 */
export async function earlierHolds(
  trx: Db,
  { doctorId, during, paymentId }: { doctorId: string; during: string; paymentId: string },
): Promise<EarlierHold[]> {
  // row security hides other patients' payments, so `p.id` is null for their claims
  const { rows } = await sql<EarlierHold>`
    select p.id is not null and p.method <> 'CASH' and s.appointment_id is null as own,
      coalesce(p.status = 'FAILED', false) as declined
    from slot_claim s left join payment p on p.id = s.payment_id
    where s.doctor_id = ${doctorId} and s.during && ${during}::tstzrange and s.payment_id <> ${paymentId}
      and s.created_at > now() - interval '1 day'
    order by s.created_at desc, s.id desc limit 5`.execute(trx);
  return rows;
}
