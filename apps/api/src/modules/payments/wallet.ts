import type { Transaction, Wallet } from '@ivuriro/contract/payments';
import { lastTwelveMonths } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/pool.ts';
import { windowOf, type Paging } from '../../platform/http/paging.ts';
import type { Platform } from '../../platform/platform.ts';
import { patientRefs } from '../identity/index.ts';
import { countCaptured, findCaptured, ledgerByMonth } from './wallet.queries.ts';

/** The four figures and their twelve months, from the ledger alone. */
export async function walletOf({ pool }: Pick<Platform, 'pool'>, ownerId: string, now: Date): Promise<Wallet> {
  const months = lastTwelveMonths(now);
  const sums = await ledgerByMonth(pool, ownerId, months);
  const total = (figure: 'paid' | 'revenue' | 'completed') => sums.reduce((sum, month) => sum + month[figure], 0);
  // the first row is everything before these months
  const chart = (amountOf: (index: number) => number) =>
    months.map(({ text }, index) => ({ month_string: text, amount: amountOf(index + 1) }));
  const pendingAfter = (last: number) =>
    sums.slice(0, last + 1).reduce((sum, month) => sum + month.revenue - month.completed, 0);
  return {
    amount_paid: total('paid'),
    total_revenue: total('revenue'),
    amount_pending: pendingAfter(months.length),
    amount_completed: total('completed'),
    annualAmountPaidCharts: chart((index) => sums[index]!.paid),
    annualRevenueAmountCharts: chart((index) => sums[index]!.revenue),
    annualPendingTransactionCharts: chart(pendingAfter),
    annualCompletedTransactionCharts: chart((index) => sums[index]!.completed),
  };
}

/** Payments that ever arrived, newest first, net of what was given back. */
export async function transactionsOf(
  db: Db,
  ownerId: string,
  paging: Paging,
): Promise<{ total: number; rows: Transaction[] }> {
  const [total, rows] = await Promise.all([countCaptured(db, ownerId), findCaptured(db, ownerId, windowOf(paging))]);
  const patients = await patientRefs(
    db,
    rows.map((row) => row.patient_id),
  );
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      reference: row.tx_ref,
      patient: patients.get(row.patient_id)!,
      currency: row.currency,
      amount_paid: row.amount - row.refunded,
      ivuriro_revenue: row.commission - Math.floor((row.commission * row.refunded) / (row.amount || 1)),
      payment_method: row.method,
      payment_status: row.status,
      created_at: row.captured_at!.toISOString(),
    })),
  };
}
