import { expect, it } from 'vitest';
import { readable } from './gateway-verdict.ts';

const said = (amount: number, currency = 'RWF') =>
  readable({ status: 'successful', transactionId: '1', txRef: 'ivuriro-1', amount, currency });

it.each([
  [10_000.9, 'RWF', 10_000],
  [0.5, 'RWF', 0],
  [-5, 'RWF', 0],
  [9.999, 'USD', 9.99],
  [19.99, 'USD', 19.99],
  [1_000_000.01, 'USD', 1_000_000.01],
])('an amount of %d %s that the gateway reports counts as %d', (amount, currency, booked) => {
  expect(said(amount, currency)).toMatchObject({ status: 'successful', amount: booked });
});

it.each([NaN, Infinity, 1e12])('an amount of %d that the gateway reports counts as undecided', (amount) => {
  expect(said(amount)).toMatchObject({ status: 'pending', amount: 0 });
});
