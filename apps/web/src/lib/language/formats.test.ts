import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  clockOf,
  dayOf,
  dayRange,
  fullDay,
  isDay,
  nearDate,
  nearInstant,
  inKigali,
  plainDate,
  plainInstant,
  shortDate,
  shortInstant,
  weekdayOf,
} from './dates.ts';
import { count, francsOf, money, short } from './money.ts';
import { displayTime, wireTime } from './times.ts';

describe('money', () => {
  it.each([
    [0, '0 Frw'],
    [500, '500 Frw'],
    [12_500, '12,500 Frw'],
    [1_234_567, '1,234,567 Frw'],
    [-8_000, '-8,000 Frw'],
  ])('the amount %d is shown as %s', (amount, shown) => expect(money(amount)).toBe(shown));
  it('a number is formatted without a currency', () => expect(count(1248)).toBe('1,248'));
  it.each(['1200', '1,200', '1 200', ' 1.200 ', '1\u00a0200'])(
    'an amount that is typed as %j is read as 1,200 francs',
    (text) => expect(francsOf(text)).toBe(1_200),
  );
  it('zero and large typed amounts are read as amounts', () =>
    expect(['0', '1,234,567', '999 999 999'].map(francsOf)).toEqual([0, 1_234_567, 999_999_999]));
  it.each([
    '',
    '-5',
    '1e9',
    '12x',
    'all',
    '12,500 Frw',
    '1000000001',
    '12.5',
    '12,500.00',
    '12 5000',
    '1,2500',
    '12.500,000',
  ])('the text %j is read as no amount', (text) => expect(francsOf(text)).toBeNull());
  it.each([
    [0, '0'],
    [940, '940'],
    [1_000, '1K'],
    [12_499, '12.5K'],
    [999_949, '999.9K'],
    [999_999, '1M'],
    [1_250_000, '1.3M'],
    [-4_500, '-4.5K'],
  ])('the number %d is written as %s where there is little room', (value, shown) => expect(short(value)).toBe(shown));
});

describe('dates', () => {
  it.each([
    ['2026-11-20T12:05:00Z', '20 November 2026, 14:05', 'Fri 20 Nov, 14:05'],
    ['2026-11-20T22:00:00Z', '21 November 2026, 00:00', 'Sat 21 Nov, 00:00'],
  ])('the instant %s is shown in Kigali time: %s', (instant, plain, short) => {
    expect(plainInstant(instant)).toBe(plain);
    expect(shortInstant(instant)).toBe(short);
  });

  it('a time is followed by “Kigali time” only on a device in another time zone', () => {
    const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset');
    vi.stubGlobal('document', {});
    offset.mockReturnValue(-120);
    expect(inKigali('10:30')).toBe('10:30');
    offset.mockReturnValue(300);
    expect(inKigali('10:30')).toBe('10:30 (Kigali time)');
    expect(nearInstant('2026-11-20T08:00:00Z', new Date('2026-11-20T08:00:00Z'))).toBe(
      'Fri 20 Nov, 10:00 (Kigali time)',
    );
    vi.unstubAllGlobals();
    expect(inKigali('10:30'), 'on the server').toBe('10:30');
    offset.mockRestore();
  });

  it('dates have the same day names in every time zone of the server', () => {
    expect(shortDate('2026-11-20')).toBe('Fri 20 Nov');
    expect(fullDay('2026-11-20')).toBe('Friday 20 November');
    expect(plainDate('2026-11-20')).toBe('20 November 2026');
    expect(weekdayOf('2026-11-22')).toBe('Sunday');
  });

  it('a date is shown with its year when this is not the current year in Kigali', () => {
    const [last, first] = [new Date('2026-12-31T21:59:00Z'), new Date('2026-12-31T22:00:00Z')];
    expect(nearDate('2026-11-20', last)).toBe('Fri 20 Nov');
    expect(nearDate('2026-11-20', first)).toBe('Fri 20 Nov 2026');
    expect(nearInstant('2026-11-20T08:00:00Z', last)).toBe('Fri 20 Nov, 10:00');
    expect(nearInstant('2026-11-20T08:00:00Z', first)).toBe('Fri 20 Nov 2026, 10:00');
    expect(nearInstant('2026-12-31T22:30:00Z', last)).toBe('Fri 1 Jan 2027, 00:30');
  });

  it('an instant is shown on the day that it has in Kigali', () => {
    expect(dayOf('2026-11-20T21:59:59Z')).toBe('2026-11-20');
    expect(dayOf('2026-11-20T22:00:00Z')).toBe('2026-11-21');
    expect(dayOf('2026-11-21T03:00:00+14:00')).toBe('2026-11-20');
    expect(clockOf('2026-11-20T12:30:00Z')).toBe('14:30');
  });

  it.each(['2026-11-20', '2028-02-29'])('the text %s is a valid date', (text) => expect(isDay(text)).toBe(true));
  it.each(['', 'tomorrow', '2026-99-99', '2027-02-29', '2026-11-31', '2026-1-1', '2026-11-20T08:00'])(
    'the text %j is not a valid date',
    (text) => expect(isDay(text)).toBe(false),
  );

  it('days are added to a date across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-11-20', -20)).toBe('2026-10-31');
  });

  it('a range of days names the month once, or both months when it spans two', () => {
    expect(dayRange('2026-11-20', '2026-11-23')).toBe('20 – 23 November');
    expect(dayRange('2026-11-29', '2026-12-02')).toBe('29 November – 2 December');
  });
});

describe('times', () => {
  it.each([
    ['12:00 AM', '00:00'],
    ['00:00 AM', '00:00'],
    ['08:00 AM', '08:00'],
    ['12:00 PM', '12:00'],
    ['02:30 PM', '14:30'],
    ['11:45 PM', '23:45'],
    ['14:30', '14:30'],
  ])('the time %s of the API is shown as %s', (wire, shown) => expect(displayTime(wire)).toBe(shown));
  it.each([
    ['00:00', '12:00 AM'],
    ['12:00', '12:00 PM'],
    ['14:30', '02:30 PM'],
  ])('the time %s is sent to the API as %s', (shown, wire) => expect(wireTime(shown)).toBe(wire));
});
