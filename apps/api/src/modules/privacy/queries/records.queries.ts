import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/** Counts the appointments, orders and payments of a patient, and how many of them are still open. */
export async function recordsOf(db: Db, id: string) {
  const { rows } = await sql<{ visits: number; orders: number; payments: number; open: number }>`select
      (select count(*) from appointment where patient_id = ${id}) as visits,
      (select count(*) from medical_order where patient_id = ${id}) as orders,
      (select count(*) from payment where patient_id = ${id} and captured_at is not null) as payments,
      (select count(*) from appointment where patient_id = ${id}
          and (status in ('PENDING', 'ONGOING') or missed_by_sweeper_at is not null))
        + (select count(*) from medical_order where patient_id = ${id} and status = 'PENDING')
        + (select count(*) from payment where patient_id = ${id} and status in ('INITIATED', 'VERIFYING'))
        + (select count(*) from refund join payment on payment.id = refund.payment_id
            where refund.status = 'PENDING' and payment.patient_id = ${id}) as open
  `.execute(db);
  return rows[0]!;
}

/**
 * Counts the appointments, orders, payments and reviews of a provider, and how many are still open. It does not count
 * money that is owed; `amountOwedTo` reads that from the wallet.
 */
export async function recordsOfProvider(db: Db, id: string) {
  const appointment = sql`appointment where (doctor_id = ${id} or hospital_id = ${id})`;
  const { rows } = await sql<{ visits: number; orders: number; payments: number; reviews: number; open: number }>`select
      (select count(*) from ${appointment}) as visits,
      (select count(*) from medical_order where provider_id = ${id}) as orders,
      (select count(*) from payment where payee_id = ${id} and captured_at is not null)
        + (select count(*) from payout where provider_id = ${id}) as payments,
      (select count(*) from review where provider_id = ${id}) as reviews,
      (select count(*) from ${appointment} and (status in ('PENDING', 'ONGOING') or missed_by_sweeper_at is not null))
        + (select count(*) from medical_order where provider_id = ${id} and status = 'PENDING')
        + (select count(*) from payment where check_at is not null and payee_id = ${id} and status in ('INITIATED', 'VERIFYING'))
        + (select count(*) from refund join payment on payment.id = refund.payment_id
            where refund.status = 'PENDING' and payment.payee_id = ${id})
        + (select count(*) from payout where provider_id = ${id} and status in ('REQUESTED', 'SENT')) as open
  `.execute(db);
  return rows[0]!;
}
