import type { Receipt } from '@ivuriro/contract/receipts';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { memberNames, patientRefs } from '../../identity/index.ts';
import { providerRefs } from '../../providers/index.ts';
import type { PaymentMethod } from '../domain/payment-purposes.ts';
import type { ShownReceipt } from '../queries/receipts.queries.ts';

export async function presentReceipts(db: Db, rows: ShownReceipt[]): Promise<Receipt[]> {
  const [places, patients, members] = await asSystem(() =>
    Promise.all([
      providerRefs(
        db,
        rows.map((row) => row.place_id),
      ),
      patientRefs(
        db,
        rows.map((row) => row.patient_id),
      ),
      memberNames(
        db,
        rows.map((row) => row.membership_id),
      ),
    ]),
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    date: row.issued_at.toISOString(),
    payee: { id: row.place_id, name: places.get(row.place_id)!.name },
    patient: patients.get(row.patient_id)!,
    purpose: row.purpose as Receipt['purpose'],
    reference_id: row.reference_id,
    amount: row.amount,
    parts: [{ payer: 'PATIENT', method: row.method as PaymentMethod, amount: row.amount }],
    given: row.given,
    taken_by: members.get(row.membership_id) ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
  }));
}
