import type { Db } from '../../platform/db/pool.ts';
import { problem } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { post } from './ledger.ts';

export interface PayoutOrder {
  providerId: string;
  amount: number;
  /** `pending`: all that is owed now; `custom`: at most that. */
  type: 'pending' | 'custom';
  requestedBy: string;
}

/** Sets money aside for a provider; what he owes us of cash visits is netted first. */
export async function requestPayout(trx: Db, order: PayoutOrder, now: Date): Promise<string> {
  const { providerId, amount, type, requestedBy } = order;
  const { payable, receivable } = await lockBalances(trx, providerId);
  const pending = payable + receivable;
  if (amount < 1 || amount > pending || (type === 'pending' && amount !== pending))
    throw problem('conflict', `The balance is ${Math.max(0, pending)} Frw now.`);
  const id = newId();
  await trx
    .insertInto('payout')
    .values({ id, provider_id: providerId, amount, type, requested_by: requestedBy, created_at: now })
    .execute();
  await post(
    trx,
    { event: 'payout', ownerId: providerId, amount, payoutId: id, at: now },
    { provider_payable: receivable - amount, provider_receivable: -receivable, payout_clearing: amount },
  );
  return id;
}

async function lockBalances(trx: Db, providerId: string) {
  const rows = await trx
    .selectFrom('ledger_account')
    .select(['name', 'balance'])
    .where('owner_id', '=', providerId)
    .where('name', 'in', ['provider_payable', 'provider_receivable'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const balance = (name: string) => rows.find((row) => row.name === name)?.balance ?? 0;
  return { payable: balance('provider_payable'), receivable: balance('provider_receivable') };
}

/** The bank says that it arrived, or that it did not: then the money is the provider's balance again. */
export async function concludePayout(
  trx: Db,
  payoutId: string,
  outcome: 'CONFIRMED' | 'FAILED',
  now: Date,
): Promise<void> {
  const payout = await trx
    .updateTable('payout')
    .set({ status: outcome })
    .where('id', '=', payoutId)
    .where('status', 'in', ['REQUESTED', 'SENT'])
    .returning(['provider_id', 'amount'])
    .executeTakeFirst();
  if (!payout) throw problem('conflict');
  const { amount, provider_id } = payout;
  const failed = outcome === 'FAILED';
  await post(
    trx,
    { event: failed ? 'payout_failed' : 'payout_confirmed', ownerId: provider_id, amount, payoutId, at: now },
    { payout_clearing: -amount, ...(failed ? { provider_payable: amount } : { bank: amount }) },
  );
}
