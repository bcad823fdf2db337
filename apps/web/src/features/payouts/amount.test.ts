import { expect, it } from 'vitest';
import { francsOf } from './amount.ts';

it('reads whole francs however they are grouped, and nothing else', () => {
  expect(['12500', '12,500', ' 12 500 ', '12.500'].map(francsOf)).toEqual([12_500, 12_500, 12_500, 12_500]);
  expect(['', '0', '-5', 'all', '1e9', '12x', '9999999999'].map(francsOf)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
