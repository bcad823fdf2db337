import { expect, it } from 'vitest';
import { ageOn } from './age.ts';
import { texts } from './texts.ts';

it.each([
  ['2019-11-28', '7 years'],
  ['2019-11-29', '6 years'],
  ['2025-11-28', '1 year'],
  ['2025-11-29', '11 months'],
  ['2026-10-20', '1 month'],
  ['2026-11-28', '0 months'],
])('on 28 November 2026, a child that was born on %s is %s old', (born, age) => {
  const { years, months } = ageOn('2026-11-28', born);
  expect(texts.en.age(years, months)).toBe(age);
});
