import { sql } from 'kysely';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { codeOf } from '../../../platform/errors.ts';

export type AccountName =
  | 'gateway_clearing'
  | 'platform_held'
  | 'platform_revenue'
  | 'surplus_held'
  | 'refund_payable'
  | 'payout_clearing'
  | 'bank'
  | 'provider_held'
  | 'provider_payable'
  | 'provider_receivable';
export type LedgerEvent =
  | 'capture'
  | 'receive'
  | 'earn'
  | 'unearn'
  | 'cash_earn'
  | 'cash_unearn'
  | 'refund'
  | 'refund_done'
  | 'payout'
  | 'payout_confirmed'
  | 'payout_failed';

/** One movement of money: the owner of the wallet, the amount in RWF, and the platform's share of it. */
export interface Posting {
  event: LedgerEvent;
  ownerId: string | null;
  amount: number;
  commission?: number;
  paymentId?: string;
  payoutId?: string;
  refundId?: string;
  at: Date;
}
/**
 * The amount for each account; a credit is positive. `provider_…` accounts belong to the owner, all others to the
 * platform.
 */
export type Entries = Partial<Record<AccountName, number>>;

/**
 * Writes one balanced transaction and updates the balances. Call it last in a transaction, because all callers lock the
 * same balance rows here.
 */
export const post = (trx: Db, posting: Posting, entries: Entries): Promise<void> =>
  asSystem(() => write(trx, posting, entries));

async function write(trx: Db, posting: Posting, entries: Entries): Promise<void> {
  const moved = Object.entries(entries).filter(([, amount]) => amount !== 0);
  const accounts = await accountsOf(
    trx,
    moved.map(([name]) => name),
    posting.ownerId,
  );
  const { id } = await trx
    .insertInto('ledger_transaction')
    .values({
      event: posting.event,
      owner_id: posting.ownerId,
      amount: posting.amount,
      commission: posting.commission ?? 0,
      payment_id: posting.paymentId ?? null,
      payout_id: posting.payoutId ?? null,
      refund_id: posting.refundId ?? null,
      at: posting.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (moved.length === 0) return;
  const ids = moved.map(([name]) => accounts.get(name)!);
  const amounts = moved.map(([, amount]) => amount);
  // the accounts are locked in ascending order, so that two writers never wait for each other
  await sql`with locked as materialized (
      select id from ledger_account where id = any(${ids}::bigint[]) order by id for no key update
    ), written as (
      insert into ledger_entry (transaction_id, account_id, amount)
      select ${id}, e.id, e.amount from unnest(${ids}::bigint[], ${amounts}::bigint[]) e (id, amount)
    )
    update ledger_account a set balance = a.balance + e.amount
    from unnest(${ids}::bigint[], ${amounts}::bigint[]) e (id, amount), locked l
    where a.id = e.id and l.id = a.id`.execute(trx);
}

/** Whether a statement failed because a balance would have fallen below its floor. */
export const floorBroken = (error: unknown): boolean =>
  codeOf(error) === '23514' && (error as { constraint?: string }).constraint === 'ledger_floor';

// The lowest balance that each account may have. The money that the platform holds for a provider or owes to them never
// falls below zero; the debt of a provider to the platform is negative, so it has no lower limit.
const floors: Record<string, number | null> = { provider_held: 0, provider_payable: 0, provider_receivable: null };

async function accountsOf(trx: Db, names: string[], ownerId: string | null): Promise<Map<string, number>> {
  const own = names.filter((name) => name in floors);
  const find = () =>
    trx
      .selectFrom('ledger_account')
      .select(['id', 'name'])
      .where((eb) =>
        eb.or([
          eb('owner_id', 'is', null).and('name', 'in', names),
          ...(own.length > 0 ? [eb('owner_id', '=', ownerId).and('name', 'in', own)] : []),
        ]),
      )
      .execute();
  let rows = names.length > 0 ? await find() : [];
  if (rows.length < names.length) {
    await trx
      .insertInto('ledger_account')
      .values(own.map((name) => ({ name, owner_id: ownerId, floor: floors[name] })))
      .onConflict((on) => on.doNothing())
      .execute();
    rows = await find();
  }
  return new Map(rows.map((row) => [row.name, row.id]));
}
