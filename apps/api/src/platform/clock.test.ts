import { describe, expect, it } from 'vitest';
import {
  addDays,
  clockText,
  dayOf,
  instantOf,
  isDay,
  lastTwelveMonths,
  minuteOf,
  readClock,
  weekdayOf,
} from './clock.ts';

describe('the time zone of Kigali', () => {
  it('gives the day and minute of an instant in Kigali, whatever the time zone of the machine', () => {
    const late = new Date('2026-11-20T22:30:00Z');
    expect(dayOf(late)).toBe('2026-11-21');
    expect(minuteOf(late)).toBe(30);
    expect(instantOf('2026-11-21', 30)).toEqual(late);
    expect(instantOf('2026-11-21', 1440)).toEqual(instantOf('2026-11-22', 0));
  });
  it('adds days to a date, gives the weekday of a date, and recognises dates that do not exist', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(weekdayOf('2026-11-20')).toBe(5);
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(isDay('2026-02-29')).toBe(false);
    expect(isDay('2028-02-29')).toBe(true);
    for (const text of ['2026-13-01', '0000-01-01', '9999-12-31', '+010000-01']) expect(isDay(text), text).toBe(false);
  });
  it('parses and formats times of twelve hours with AM and PM', () => {
    expect([0, 480, 720, 1439, 1440].map(clockText)).toEqual([
      '12:00 AM',
      '08:00 AM',
      '12:00 PM',
      '11:59 PM',
      '12:00 AM',
    ]);
    expect(
      ['00:00 AM', '12:00 AM', '08:00 AM', '12:00 PM', '14:30', '12:30 AM'].map((text) => readClock(text)),
    ).toEqual([0, 0, 480, 720, 870, 30]);
    expect(['00:00 AM', '12:00 AM', '24:00', '05:00 PM'].map((text) => readClock(text, 'end'))).toEqual([
      1440, 1440, 1440, 1020,
    ]);
    expect(['25:00', '13:00 PM', '8', 'noon', '24:00'].map((text) => readClock(text))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
  it('lists the twelve months that end with the current one', () => {
    const months = lastTwelveMonths(new Date('2026-11-30T22:30:00Z'));
    expect(months).toHaveLength(12);
    expect(months[0]?.text).toBe('Jan 2026');
    expect(months[11]).toEqual({
      text: 'Dec 2026',
      from: new Date('2026-11-30T22:00:00Z'),
      to: new Date('2026-12-31T22:00:00Z'),
    });
  });
});
