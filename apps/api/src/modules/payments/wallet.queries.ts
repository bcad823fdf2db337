import type pg from 'pg';
import type { Db } from '../../platform/db/pool.ts';

export interface MonthSums {
  paid: number;
  revenue: number;
  completed: number;
}

/**
 * One pass over an owner's part of the ledger: what was before the first month in row 0, then a row for each month.
 * A cash visit is paid, earned and kept in one step.
 */
export async function ledgerByMonth(
  pool: pg.Pool,
  ownerId: string,
  months: { from: Date; to: Date }[],
): Promise<MonthSums[]> {
  const { rows } = await pool.query<MonthSums & { month: number }>({
    name: 'wallet_by_month',
    text: `select width_bucket(at, $2::timestamptz[]) as month,
        coalesce(sum(case event when 'capture' then amount when 'cash_earn' then amount
          when 'refund' then -amount when 'cash_unearn' then -amount end), 0)::bigint as paid,
        coalesce(sum(case when event in ('earn', 'cash_earn') then amount - commission
          when event in ('unearn', 'cash_unearn') then commission - amount end), 0)::bigint as revenue,
        coalesce(sum(case event when 'payout' then amount when 'payout_failed' then -amount
          when 'cash_earn' then amount when 'cash_unearn' then -amount end), 0)::bigint as completed
      from ledger_transaction where owner_id = $1 and at < $3 group by 1`,
    values: [ownerId, months.map(({ from }) => from), months.at(-1)!.to],
  });
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return Array.from(
    { length: months.length + 1 },
    (_, month) => byMonth.get(month) ?? { paid: 0, revenue: 0, completed: 0 },
  );
}

export const countCaptured = async (db: Db, ownerId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('payment')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('payee_id', '=', ownerId)
    .where('captured_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return total;
};

export const findCaptured = (db: Db, ownerId: string, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('payee_id', '=', ownerId)
    .where('captured_at', 'is not', null)
    .orderBy('captured_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
