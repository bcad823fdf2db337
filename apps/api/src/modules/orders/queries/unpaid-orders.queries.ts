import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { isProved } from '../../identity/index.ts';

/**
 * How many open orders the patient has to pay in cash, and whether the patient is known: an e-mail address or phone
 * number is confirmed, or an earlier order was completed.
 */
export async function unpaidOrders(trx: Db, patientId: string): Promise<{ unpaid: number; known: boolean }> {
  const { rows } = await sql<{ unpaid: number; known: boolean }>`select
    (select count(*) from medical_order o join payment p on p.id = o.payment_id
      where o.patient_id = ${patientId} and o.status = 'PENDING' and p.status = 'CASH_DUE') as unpaid,
    ${isProved(patientId)} or exists (
      select from medical_order o where o.patient_id = ${patientId} and o.status = 'COMPLETED') as known`.execute(trx);
  return rows[0]!;
}
