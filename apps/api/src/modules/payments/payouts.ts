import type { Kind } from '@ivuriro/contract/endpoint';
import { francs } from '../../platform/money-text.ts';
import { asSystem } from '../../platform/db/acting.ts';
import type { Db } from '../../platform/db/pool.ts';
import { problem } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { post } from './ledger.ts';
import { lately, lockWallet, type PayoutRow, payoutById, payoutOfKey } from './payouts.queries.ts';
import { readPaymentInfo } from './payment-info.ts';

export interface PayoutOrder {
  providerId: string;
  amount: number;
  /** `pending`: all that is owed now; `custom`: at most that. */
  type: 'pending' | 'custom';
  requestedBy: string;
  /** The kind of provider that the administrator means to pay. */
  kind?: Kind;
  idempotencyKey?: string | undefined;
}

/**
 * Sets money aside for a payout, after our share of the provider's cash is taken off. Above the limit the payout waits for
 * a second administrator.
 */
export async function requestPayout(trx: Db, order: PayoutOrder, now: Date): Promise<PayoutRow> {
  const { providerId, amount, type, requestedBy, idempotencyKey } = order;
  const kind = await lockWallet(trx, providerId);
  if (order.kind && order.kind !== kind) throw problem('not_found');
  const first = idempotencyKey && (await payoutOfKey(trx, requestedBy, idempotencyKey, now));
  if (first) return theSame(first, order);
  if (!idempotencyKey && (await lately(trx, order, now)))
    throw problem('conflict', 'The same payout was made less than a minute ago.');
  const { payable, receivable } = await balancesOf(trx, providerId);
  const pending = payable + receivable;
  if (amount < 1 || amount > pending || (type === 'pending' && amount !== pending))
    throw problem('balance_changed', `The balance is ${francs(Math.max(0, pending))} now.`);
  const id = newId();
  const destination = await readPaymentInfo(trx, providerId);
  await trx
    .insertInto('payout')
    .values({
      id,
      provider_id: providerId,
      amount,
      type,
      requested_by: requestedBy,
      needs_approval: amount > (await limitOf(trx)),
      destination: destination && JSON.stringify(destination),
      idempotency_key: idempotencyKey ?? null,
      created_at: now,
    })
    .execute();
  await post(
    trx,
    { event: 'payout', ownerId: providerId, amount, payoutId: id, at: now },
    { provider_payable: receivable - amount, provider_receivable: -receivable, payout_clearing: amount },
  );
  return payoutById(trx, id);
}

function theSame(first: PayoutRow, { providerId, amount, type }: PayoutOrder): PayoutRow {
  if (first.provider_id !== providerId || first.amount !== amount || first.type !== type) throw problem('key_reused');
  return first;
}

/** Read under the wallet's lock, so that they cannot change. */
async function balancesOf(trx: Db, providerId: string) {
  const rows = await asSystem(() =>
    trx
      .selectFrom('ledger_account')
      .select(['name', 'balance'])
      .where('owner_id', '=', providerId)
      .where('name', 'in', ['provider_payable', 'provider_receivable'])
      .execute(),
  );
  const balance = (name: string) => rows.find((row) => row.name === name)?.balance ?? 0;
  return { payable: balance('provider_payable'), receivable: balance('provider_receivable') };
}

export async function limitOf(db: Db): Promise<number> {
  const { amount } = await db.selectFrom('payout_limit').select('amount').executeTakeFirstOrThrow();
  return amount;
}

/** Ends a payout, once: the money arrived, or it did not and goes back to the provider's balance. */
export async function concludePayout(
  trx: Db,
  payoutId: string,
  outcome: { status: 'CONFIRMED' | 'FAILED'; failure?: string; reference?: string | undefined },
  now: Date,
): Promise<void> {
  const { status, failure = null, reference } = outcome;
  const payout = await trx
    .updateTable('payout')
    .set({ status, failure, check_at: null, ...(reference ? { reference } : {}) })
    .where('id', '=', payoutId)
    .where('status', 'in', ['REQUESTED', 'SENT'])
    .returning(['provider_id', 'amount'])
    .executeTakeFirst();
  if (!payout) throw problem('conflict');
  const { amount, provider_id } = payout;
  const failed = status === 'FAILED';
  await post(
    trx,
    { event: failed ? 'payout_failed' : 'payout_confirmed', ownerId: provider_id, amount, payoutId, at: now },
    { payout_clearing: -amount, ...(failed ? { provider_payable: amount } : { bank: amount }) },
  );
}
