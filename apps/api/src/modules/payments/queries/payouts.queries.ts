import { type Kind, kinds } from '@ivuriro/contract/endpoint';
import type { PaymentInfo } from '@ivuriro/contract/wallets';
import { type Selectable, sql } from 'kysely';
import { dayMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Payout as Table } from '../../../platform/db/types.ts';
import { askAgainAfter } from '../domain/payment-states.ts';

export type PayoutRow = Omit<Selectable<Table>, 'destination'> & { destination: PaymentInfo | null };

export const payoutById = async (db: Db, id: string): Promise<PayoutRow> =>
  (await db.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirstOrThrow()) as PayoutRow;

/** The payout, locked until this transaction ends. */
export const lockPayout = async (trx: Db, id: string): Promise<PayoutRow> =>
  (await trx
    .selectFrom('payout')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()) as PayoutRow;

/** Locks the wallet, and so everything that could change its balance, until this transaction ends. */
export async function lockWallet(trx: Db, ownerId: string): Promise<Kind> {
  const { kind } = await trx
    .selectFrom('wallet')
    .select('kind')
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return kinds.find((one) => one === kind)!;
}

/** Whether the same payout was requested less than a minute ago, for a client that sends no idempotency key. */
export async function lately(
  trx: Db,
  { providerId, amount, type, requestedBy }: { providerId: string; amount: number; type: string; requestedBy: string },
  now: Date,
): Promise<boolean> {
  const found = await trx
    .selectFrom('payout')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('amount', '=', amount)
    .where('type', '=', type)
    .where('requested_by', '=', requestedBy)
    .where('status', '<>', 'FAILED')
    .where('created_at', '>', new Date(now.getTime() - 60_000))
    .executeTakeFirst();
  return found !== undefined;
}

export async function limitOf(db: Db): Promise<number> {
  const { amount } = await db.selectFrom('payout_limit').select('amount').executeTakeFirstOrThrow();
  return amount;
}

/** The sum of the payouts to the provider since a time, sent or still to be sent; failed ones do not count. */
export async function paidOutSince(trx: Db, providerId: string, since: Date): Promise<number> {
  const { sum } = await trx
    .selectFrom('payout')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), sql.lit(0)).as('sum'))
    .where('provider_id', '=', providerId)
    .where('status', '<>', 'FAILED')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/**
 * The payout that the administrator requested with this idempotency key. A key may be used again after 24 hours, so a
 * key of that age is removed from its payout.
 */
export async function payoutOfKey(
  trx: Db,
  requestedBy: string,
  key: string,
  now: Date,
): Promise<PayoutRow | undefined> {
  const found = await trx
    .selectFrom('payout')
    .selectAll()
    .where('requested_by', '=', requestedBy)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!found || found.created_at.getTime() > now.getTime() - dayMs) return found as PayoutRow | undefined;
  await trx.updateTable('payout').set({ idempotency_key: null }).where('id', '=', found.id).execute();
  return undefined;
}

// The time of the next attempt is stored before the gateway is asked, so that a second process does not send the payout
// too, and a payout whose process crashed is tried again later.
export const claimTurn = async (db: Db, id: string, now: Date): Promise<PayoutRow | undefined> =>
  (await db
    .updateTable('payout')
    .set({
      checks: sql`checks + 1`,
      check_at: sql`${now}::timestamptz + make_interval(secs => (${askAgainAfter}::int[])[least(checks + 1, ${askAgainAfter.length})])`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['REQUESTED', 'SENT'])
    .where('check_at', '<=', now)
    .returningAll()
    .executeTakeFirst()) as PayoutRow | undefined;

export const duePayouts = (db: Db, now: Date) =>
  db.selectFrom('payout').select('id').where('check_at', '<=', now).orderBy('check_at').limit(50).execute();

/**
 * Payouts that waited because the account of the provider had been changed less than a day before, and that can be sent
 * now: the day is over, and they need no approval or have it.
 */
export const restedPayouts = (db: Db, now: Date) =>
  db
    .selectFrom('payout')
    .select('id')
    .where('rests_until', '<=', now)
    .where('status', '=', sql.lit('REQUESTED'))
    .where((on) => on.or([on('needs_approval', '=', false), on('approved_by', 'is not', null)]))
    .orderBy('rests_until')
    .limit(50)
    .execute();

/** Ends the wait of a payout to a changed account; returns the payout, or nothing when it does not wait any more. */
export async function endRest(trx: Db, id: string): Promise<PayoutRow | undefined> {
  return (await trx
    .updateTable('payout')
    .set({ rests_until: null })
    .where('id', '=', id)
    .where('rests_until', 'is not', null)
    .where('status', '=', 'REQUESTED')
    .returningAll()
    .executeTakeFirst()) as PayoutRow | undefined;
}
