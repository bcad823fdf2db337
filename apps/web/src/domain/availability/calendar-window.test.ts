import { bookableDays } from '@ivuriro/contract/slots';
import { expect, it } from 'vitest';
import { addDays } from '../../lib/language/dates.ts';
import { BOOKABLE_DAYS, lastWeek, weekHolding, windowOf } from './calendar-window.ts';

it('the calendar begins today and moves in steps of four days', () => {
  expect(windowOf('2026-11-20', 1)).toEqual({
    from: '2026-11-20',
    to: '2026-11-23',
    days: ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'],
  });
  expect(windowOf('2026-11-20', 3).from).toBe('2026-11-28');
  expect(windowOf('2026-11-20', 0).from).toBe('2026-11-20');
});

it('the calendar turns to the four days that contain the next free day', () => {
  for (const day of ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-30', '2027-03-01']) {
    expect(windowOf('2026-11-20', weekHolding('2026-11-20', day)).days).toContain(day);
  }
  expect(weekHolding('2026-11-20', '2026-11-01')).toBe(1);
});

it('the calendar ends with the four days that contain the last bookable day', () => {
  expect(BOOKABLE_DAYS).toBe(bookableDays);
  expect(windowOf('2026-11-20', lastWeek).days).toContain(addDays('2026-11-20', bookableDays));
});
