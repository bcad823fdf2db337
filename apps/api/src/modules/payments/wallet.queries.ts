import type { Kind } from '@ivuriro/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/pool.ts';
import { countLimit } from '../../platform/http/paging.ts';
import { wordsOf } from '../../platform/words.ts';

/** One provider's wallet, or that of all providers of some kinds together. */
export type Whose = { owner: string } | { kinds: readonly Kind[] };

export interface MonthSums {
  /** `2026-11`; null: everything before the first month. */
  month: string | null;
  paid: number;
  revenue: number;
  completed: number;
  commission: number;
  payments: number;
}

export async function walletMonths(db: Db, whose: Whose, firstMonth: string): Promise<MonthSums[]> {
  const { rows } = await sql<MonthSums>`
    select case when month >= ${`${firstMonth}-01`}::date then to_char(month, 'YYYY-MM') end as month,
      sum(paid)::bigint as paid, sum(revenue)::bigint as revenue, sum(completed)::bigint as completed,
      sum(commission)::bigint as commission, sum(payments)::bigint as payments
    from wallet_month
    where ${'owner' in whose ? sql`owner_id = ${whose.owner}` : sql`owner_id is null and kind in (${sql.join(whose.kinds)})`}
    group by 1`.execute(db);
  return rows;
}

interface Window {
  limit: number;
  offset: number;
}

/** Captured payments, newest first: the provider's, or everybody's. The window is found in the index alone. */
export const findCaptured = (db: Db, ownerId: string | null, { limit, offset }: Window) =>
  db
    .selectFrom('payment')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('payment')
          .select('id')
          .where('captured_at', 'is not', null)
          .$if(ownerId !== null, (query) => query.where('payee_id', '=', ownerId))
          .orderBy('captured_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(offset)
          .as('shown'),
      (join) => join.onRef('shown.id', '=', 'payment.id'),
    )
    .selectAll('payment')
    .orderBy('captured_at', 'desc')
    .orderBy('payment.id', 'desc')
    .execute();

export interface WalletRow {
  owner_id: string;
  paid: number;
  revenue: number;
  pending: number;
  completed: number;
}

/** The wallets of a kind, to whom most is owed first; of a search those whose names have words that begin so. */
export async function findWallets(
  db: Db,
  kind: Kind,
  search: string | undefined,
  { limit, offset }: Window,
): Promise<{ total: number; rows: WalletRow[] }> {
  const words = wordsOf(search ?? '');
  const found = sql`from wallet w where w.kind = ${kind} ${sql.join(
    words.map(
      (word) =>
        sql`and exists (select from account_name a where a.id = w.owner_id and plain_name(a.name) ~ ${`\\m${word}`})`,
    ),
    sql` `,
  )}`;
  const [counted, listed] = await Promise.all([
    words.length === 0
      ? sql<{ total: number }>`select wallets as total from wallet_count where kind = ${kind}`.execute(db)
      : sql<{
          total: number;
        }>`select count(*) as total from (select ${found} limit ${countLimit({ limit, offset })}) counted`.execute(db),
    sql<WalletRow>`select w.owner_id, w.paid, w.revenue, w.pending, w.completed ${found}
      order by w.pending desc, w.owner_id desc limit ${limit} offset ${offset}`.execute(db),
  ]);
  return { total: counted.rows[0]?.total ?? 0, rows: listed.rows };
}
