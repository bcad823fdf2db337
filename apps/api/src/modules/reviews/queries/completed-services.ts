import type { Db } from '../../../platform/db/pool.ts';
import { completedOrders } from '../../orders/index.ts';
import { type PaymentRef, paymentRefs } from '../../payments/index.ts';
import { completedAppointments } from '../../scheduling/index.ts';

export interface Pair {
  patient_id: string;
  provider_id: string;
}
export interface CompletedService extends Pair {
  payment: PaymentRef;
}

/** The completed appointments and orders of these patients with these providers, each with its payment. */
export async function completedWith(db: Db, about: Pair[]): Promise<CompletedService[]> {
  const pairs = about.map(({ patient_id, provider_id }) => ({ patient_id, provider_id }));
  const [appointments, orders] = await Promise.all([completedAppointments(db, pairs), completedOrders(db, pairs)]);
  const all = [...appointments, ...orders];
  const payments = await paymentRefs(
    db,
    all.map(({ payment_id }) => payment_id),
  );
  return all.map(({ patient_id, provider_id, payment_id }) => ({
    patient_id,
    provider_id,
    payment: payments.get(payment_id)!,
  }));
}
