import { expect, it } from 'vitest';
import { monthAfter, monthBefore, weeksOf } from './month.ts';

it('the calendar of a month shows its days in weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  // 1 November 2026 is a Sunday, and 30 November 2026 is a Monday
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
});

it('the calendar of a month shows only weeks that contain a day of the month', () => {
  // 1 February 2027 is a Monday
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2028-02').flat().at(1)).toBe('2028-02-01');
  expect(weeksOf('2028-02').flat()).toContain('2028-02-29');
});

it('the calendar can turn to the previous or next month, also from one year to another', () => {
  expect([monthAfter('2026-12'), monthAfter('2027-01'), monthAfter('2027-02')]).toEqual([
    '2027-01',
    '2027-02',
    '2027-03',
  ]);
  expect([monthBefore('2027-01'), monthBefore('2027-03')]).toEqual(['2026-12', '2027-02']);
});
