import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { accountsSince } from '../../identity/index.ts';
import type { ReviewRow } from './reviews.queries.ts';
import { completedWith } from './completed-services.ts';

/**
 * Adds to each review what a moderator needs to judge it: since when the patient has an account, and what the patient
 * paid for at this provider. The order of the rows is kept.
 */
export async function withFacts<T extends object>(db: Db, rows: ReviewRow[], reviews: T[]) {
  const [served, since] = await Promise.all([
    // administrators may not read orders, so the system reads them and shows only their number and cost
    asSystem(() => completedWith(db, rows)),
    accountsSince(
      db,
      rows.map((row) => row.patient_id),
    ),
  ]);
  return reviews.map((review, index) => {
    const { patient_id, provider_id } = rows[index]!;
    const own = served.filter((one) => one.patient_id === patient_id && one.provider_id === provider_id);
    const [dearest] = own.map(({ payment }) => payment).toSorted((a, b) => b.amount_paid - a.amount_paid);
    return {
      ...review,
      facts: {
        patient_since: since.get(patient_id)!.toISOString(),
        completed: own.length,
        dearest: dearest ? { payment_method: dearest.payment_method, amount_paid: dearest.amount_paid } : null,
      },
    };
  });
}
