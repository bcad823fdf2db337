import { describe, expect, it } from 'vitest';
import { figuresOf } from './wallet-figures.ts';
import { texts } from './texts.ts';

const series = (amount: number) => [{ month_string: 'Nov 2026', amount }];
const wallet = {
  amount_paid: 1_000,
  total_revenue: 900,
  amount_pending: -80,
  amount_completed: 980,
  annualAmountPaidCharts: series(1_000),
  annualRevenueAmountCharts: series(900),
  annualPendingTransactionCharts: series(-80),
  annualCompletedTransactionCharts: series(980),
};

describe('the figures of a wallet', () => {
  it('each figure of a provider’s wallet has a chart of twelve months', () => {
    const months = figuresOf(wallet, 'own', texts.en).map((figure) => [figure.name, figure.months?.[0]?.value]);
    expect(months).toEqual([
      ['paid', 1_000],
      ['revenue', 900],
      ['pending', -80],
      ['completed', 980],
    ]);
  });

  it('a wallet shows a negative pending amount as a debt', () => {
    const pending = figuresOf(wallet, 'own', texts.en)[2]!;
    expect([pending.label, pending.amount, pending.waits]).toEqual(['You owe', 80, true]);
    const even = figuresOf({ ...wallet, amount_pending: 0 }, 'own', texts.en)[2]!;
    expect([even.label, even.amount, even.waits]).toEqual(['Waiting for payout', 0, false]);
  });

  it('the administrator’s view of a wallet includes the commission, which has no chart', () => {
    const [, , pending, completed, commission] = figuresOf({ ...wallet, ivuriro_commission: 100 }, 'others', texts.en);
    expect([pending?.label, completed?.label]).toEqual(['Owed to us', 'Paid out']);
    expect(commission).toEqual({
      name: 'commission',
      label: 'Ivuriro’s commission',
      says: 'Our share of what is completed.',
      amount: 100,
    });
  });
});
