import { expect, it } from 'vitest';
import { francsOf } from './drugs.ts';

it.each([
  ['1200', 1200],
  ['1 200', 1200],
  ['1,200', 1200],
  ['0', 0],
  ['12.5', null],
  ['-5', null],
  ['', null],
  ['1000000000', null],
])('a price written %j is %j francs', (text, francs) => {
  expect(francsOf(text)).toBe(francs);
});
