import { expect, it } from 'vitest';
import { likelySums } from './notes.ts';

it('besides the exact price, a desk can choose the next round amounts above the price', () => {
  expect(likelySums(5_000)).toEqual([6_000, 10_000]);
  expect(likelySums(4_300)).toEqual([5_000, 10_000]);
  expect(likelySums(12_000)).toEqual([13_000, 15_000, 20_000]);
});
