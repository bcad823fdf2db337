import type { Transaction, Wallet } from '@ivuriro/contract/wallets';
import { dayOf, lastTwelveMonths } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { type CapturedRow, type MonthSums, walletMonths, type WalletOwner } from './wallet.queries.ts';

/** The sums of a wallet, in total and by month for a year, and the number of its payments, from the ledger alone. */
export async function walletOf(
  db: Db,
  whose: WalletOwner,
  now: Date,
): Promise<{ wallet: Wallet; commission: number; payments: number }> {
  const months = lastTwelveMonths(now).map(({ text, from }) => ({ text, month: dayOf(from).slice(0, 7) }));
  const sums = await walletMonths(db, whose, months[0]!.month);
  const total = (figure: keyof Omit<MonthSums, 'month'>) => sums.reduce((sum, month) => sum + month[figure], 0);
  const of = (month: string | null) => sums.find((one) => one.month === month);
  const chart = (amountOf: (month: string) => number) =>
    months.map(({ text, month }) => ({ month_string: text, amount: amountOf(month) }));
  const pendingAfter = (last: string) =>
    sums
      .filter(({ month }) => month === null || month <= last)
      .reduce((sum, month) => sum + month.revenue - month.completed, 0);
  return {
    wallet: {
      amount_paid: total('paid'),
      total_revenue: total('revenue'),
      amount_pending: total('revenue') - total('completed'),
      amount_completed: total('completed'),
      annualAmountPaidCharts: chart((month) => of(month)?.paid ?? 0),
      annualRevenueAmountCharts: chart((month) => of(month)?.revenue ?? 0),
      annualPendingTransactionCharts: chart(pendingAfter),
      annualCompletedTransactionCharts: chart((month) => of(month)?.completed ?? 0),
    },
    commission: total('commission'),
    payments: total('payments'),
  };
}

/** A captured payment, less what was refunded. */
export const presentTransaction = (row: CapturedRow): Transaction => ({
  id: row.id,
  reference: row.tx_ref,
  patient: row.patient,
  currency: row.currency,
  amount_paid: row.amount - row.refunded,
  amount_refunded: row.refunded,
  purpose: row.purpose === 'due_appointment' ? 'appointment' : row.purpose,
  reference_id: row.reference_id,
  ivuriro_revenue: row.commission - Math.floor((row.commission * row.refunded) / (row.amount || 1)),
  payment_method: row.method,
  payment_status: row.status,
  created_at: row.captured_at.toISOString(),
});
