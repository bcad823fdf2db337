import type { Payout } from '@ivuriro/contract/payout-shapes';
import type { Db } from '../../../platform/db/pool.ts';
import { providerRefs } from '../../providers/index.ts';
import { accountRefs } from '../../identity/index.ts';
import { payeeOf } from '../queries/earnings.ts';
import type { PayoutRow } from '../queries/payouts.queries.ts';

export async function presentPayouts(db: Db, rows: PayoutRow[]): Promise<Payout[]> {
  const [payees, people] = await Promise.all([
    providerRefs(db, [...new Set(rows.map((row) => row.provider_id))]),
    accountRefs(
      db,
      rows.flatMap(({ requested_by, approved_by }) => (approved_by ? [requested_by, approved_by] : [requested_by])),
    ),
  ]);
  const person = (id: string) => ({ id, name: people.get(id)!.name });
  return rows.map((row) => {
    const payee = payees.get(row.provider_id)!;
    return {
      id: row.id,
      payable_id: row.provider_id,
      payable_type: payee.kind.toUpperCase() as Payout['payable_type'],
      payee: payeeOf(payee),
      amount_paid: row.amount,
      type: row.type as Payout['type'],
      status: row.status as Payout['status'],
      needs_approval: row.needs_approval && row.approved_by === null && row.status === 'REQUESTED',
      rests_until: row.status === 'REQUESTED' ? (row.rests_until?.toISOString() ?? null) : null,
      by_hand: row.gateway === null,
      destination: row.destination,
      reference: row.reference,
      failure: row.failure,
      requested_by: person(row.requested_by),
      approved_by: row.approved_by === null ? null : person(row.approved_by),
      created_at: row.created_at.toISOString(),
    };
  });
}
