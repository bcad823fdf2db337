import type { Verdict } from '../gateways/gateway.ts';

/** The highest amount that a money column of the database can hold, in whatever currency. */
const most = 9_999_999_999;

/**
 * Converts a gateway's answer to amounts that can be booked: whole francs, other currencies to the hundredth, never
 * negative. An impossible amount counts as undecided, so the gateway is asked again.
 */
export function readable(verdict: Verdict): Verdict {
  if (typeof verdict === 'string') return verdict;
  const { amount, currency } = verdict;
  if (!(amount <= most)) return { ...verdict, amount: 0, status: verdict.status === 'failed' ? 'failed' : 'pending' };
  return { ...verdict, amount: Math.max(0, currency === 'RWF' ? Math.floor(amount) : hundredths(amount)) };
}

/** 19.99 × 100 is 1998.9999999999998: without the rounding a hundredth of what arrived would be lost. */
const hundredths = (amount: number): number => Math.floor(Number((amount * 100).toFixed(3))) / 100;
