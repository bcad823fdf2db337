import type { Kind } from '@ivuriro/contract/endpoint';
import { francs } from '../../../platform/money-text.ts';
import { dayMs } from '../../../platform/clock.ts';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/outbox.ts';
import { post } from './post-to-ledger.ts';
import { approvalNeeded, payoutSent } from '../events.ts';
import {
  lately,
  limitOf,
  lockPayout,
  lockWallet,
  paidOutSince,
  type PayoutRow,
  payoutById,
  payoutOfKey,
} from '../queries/payouts.queries.ts';
import { readPayeeInfo } from './payment-info.ts';

export interface PayoutOrder {
  providerId: string;
  amount: number;
  /** `pending`: everything that the provider is owed now; `custom`: at most `amount`. */
  type: 'pending' | 'custom';
  requestedBy: string;
  /** The kind of provider that the administrator means to pay. */
  kind?: Kind;
  idempotencyKey?: string | undefined;
}

/** How long the first payout to a new account waits, so that its owner can notice that the account is not theirs. */
const accountRestMs = dayMs;

/**
 * Reserves money for a payout, after the platform's commission on the provider's cash is deducted. When the payouts to
 * this provider in 24 hours exceed the limit, the payout waits for a second administrator; to a new account it waits
 * for a day.
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
  const { changed_at, ...destination } = (await readPayeeInfo(trx, providerId)) ?? { changed_at: null };
  const restsUntil = changed_at ? new Date(Date.parse(changed_at) + accountRestMs) : null;
  const ofDay = await paidOutSince(trx, providerId, new Date(now.getTime() - dayMs));
  const needsApproval = ofDay + amount > (await limitOf(trx));
  await trx
    .insertInto('payout')
    .values({
      id,
      provider_id: providerId,
      amount,
      type,
      requested_by: requestedBy,
      needs_approval: needsApproval,
      rests_until: restsUntil && restsUntil > now ? restsUntil : null,
      destination: changed_at && JSON.stringify(destination),
      idempotency_key: idempotencyKey ?? null,
      created_at: now,
    })
    .execute();
  await post(
    trx,
    { event: 'payout', ownerId: providerId, amount, payoutId: id, at: now },
    { provider_payable: receivable - amount, provider_receivable: -receivable, payout_clearing: amount },
  );
  if (needsApproval) await emit(trx, approvalNeeded, { what: 'payout', id, by: requestedBy });
  return payoutById(trx, id);
}

function theSame(first: PayoutRow, { providerId, amount, type }: PayoutOrder): PayoutRow {
  if (first.provider_id !== providerId || first.amount !== amount || first.type !== type) throw problem('key_reused');
  return first;
}

/** The balances of the provider's wallet. Read under the lock of the wallet, so that they cannot change. */
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

/**
 * Concludes a payout, once: the money arrived, or the payout failed and the amount returns to the provider's balance.
 */
export async function concludePayout(
  trx: Db,
  payoutId: string,
  outcome: { status: 'CONFIRMED' | 'FAILED'; failure?: string; reference?: string | undefined },
  now: Date,
): Promise<void> {
  const { status, failure = null, reference } = outcome;
  const before = await lockPayout(trx, payoutId);
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
  if (!failed && before.status === 'REQUESTED') await emit(trx, payoutSent, { payout_id: payoutId });
  await post(
    trx,
    { event: failed ? 'payout_failed' : 'payout_confirmed', ownerId: provider_id, amount, payoutId, at: now },
    { payout_clearing: -amount, ...(failed ? { provider_payable: amount } : { bank: amount }) },
  );
}
