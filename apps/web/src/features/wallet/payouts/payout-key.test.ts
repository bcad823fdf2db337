import { expect, test } from 'vitest';
import { payoutKeys } from './payout-key.ts';

test('a payout that is requested again within a minute has the same idempotency key and counts as the same payout, and later it counts as a new payout', () => {
  let at = 1_000;
  const keys = payoutKeys(() => at);
  const first = keys.of('2,000 to a laboratory');
  expect(keys.made('a')).toBe(true);
  at += 15_000;
  expect(keys.of('2,000 to a laboratory')).toBe(first);
  expect(keys.made('a')).toBe(false);
  at += 60_000;
  const later = keys.of('2,000 to a laboratory');
  expect(later).not.toBe(first);
  expect(keys.made('b')).toBe(true);
  expect(keys.of('2,001 to a laboratory')).not.toBe(later);
});

test('a payout whose reply was lost keeps its idempotency key without a time limit', () => {
  let at = 1_000;
  const keys = payoutKeys(() => at);
  const first = keys.of('2,000');
  at += 600_000;
  expect(keys.of('2,000')).toBe(first);
});
