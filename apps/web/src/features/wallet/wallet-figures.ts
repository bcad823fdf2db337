import type { Api } from '../../lib/api/contract.ts';
import type { Month } from '../../ui/charts/MonthBars.tsx';
import type { Messages, Voice } from './texts.ts';

/** The sums of a wallet; the server sends `ivuriro_commission` to administrators only. */
export type WalletSums = Api['GET /doctor/transactions']['data']['wallet'] & { ivuriro_commission?: number };

export type Figure = {
  name: 'paid' | 'revenue' | 'pending' | 'completed' | 'commission';
  label: string;
  says: string;
  /** An amount in whole RWF, never below zero: a debt is shown as a positive amount with a label of its own. */
  amount: number;
  waits?: boolean;
  /** The amount of each month; undefined for figures without a monthly history. */
  months?: Month[];
};

/** The figures of a wallet. A pending amount below zero means that the provider owes money. */
export function figuresOf(wallet: WalletSums, voice: Voice, t: Messages): Figure[] {
  const says = t.says[voice];
  const { amount_paid, total_revenue, amount_pending, amount_completed, ivuriro_commission } = wallet;
  const owes = amount_pending < 0;
  const figures: Figure[] = [
    {
      name: 'paid',
      label: t.paid,
      says: says.paid,
      amount: amount_paid,
      months: monthsOf(wallet.annualAmountPaidCharts),
    },
    {
      name: 'revenue',
      label: t.revenue,
      says: says.revenue,
      amount: total_revenue,
      months: monthsOf(wallet.annualRevenueAmountCharts),
    },
    {
      name: 'pending',
      label: owes ? t.owed[voice] : t.pending,
      says: owes ? says.owed : says.pending,
      amount: Math.abs(amount_pending),
      waits: amount_pending !== 0,
      months: monthsOf(wallet.annualPendingTransactionCharts),
    },
    {
      name: 'completed',
      label: t.completed[voice],
      says: says.completed,
      amount: amount_completed,
      months: monthsOf(wallet.annualCompletedTransactionCharts),
    },
  ];
  if (ivuriro_commission === undefined) return figures;
  return [...figures, { name: 'commission', label: t.commission, says: says.commission, amount: ivuriro_commission }];
}

const monthsOf = (series: { month_string: string; amount: number }[]): Month[] =>
  series.map(({ month_string, amount }) => ({ month_string, value: amount }));
