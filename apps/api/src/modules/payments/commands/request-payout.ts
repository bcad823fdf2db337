import type { Kind } from '@ivuriro/contract/endpoint';
import { francs } from '../../../platform/money-text.ts';
import { dayMs } from '../../../platform/clock.ts';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/outbox.ts';
import { post } from './post-to-ledger.ts';
import { approvalNeeded } from '../events.ts';
import {
  lately,
  limitOf,
  lockWallet,
  paidOutSince,
  type PayoutRow,
  payoutById,
  payoutOfKey,
} from '../queries/payouts.queries.ts';
import { readPayeeInfo } from '../queries/payment-info.queries.ts';

interface PayoutOrder {
  providerId: string;
  amount: number;
  /** `pending`: everything that the provider is owed now; `custom`: at most `amount`. */
  type: 'pending' | 'custom';
  requestedBy: string;
  /** The kind of provider that the administrator means to pay. */
  kind?: Kind;
  idempotencyKey?: string | undefined;
}

/**
 * How long a changed payout account must be stored before money is sent to it, so that the provider can notice a change
 * that they did not make.
 */
const accountRestMs = dayMs;

/**
 * Reserves money for a payout. The platform's commission on the provider's cash is deducted first. The payout waits for
 * a second administrator when the payouts to this provider in 24 hours exceed the limit, and until the provider's
 * account has been stored for a day.
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
