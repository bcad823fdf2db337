import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { makePlace } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { type HourRow, openNow } from './opening-hours.ts';

// 2026-11-20 is a Friday
const at = (time: string, day = '2026-11-20') => instantOf(day, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
const row = (day: number, hours: Partial<HourRow>): HourRow => ({
  id: String(day),
  day,
  is_closed: false,
  is_24_hours: false,
  opens_at: 480,
  closes_at: 1020,
  ...hours,
});
const friday = (hours: Partial<HourRow>) => [row(5, hours)];
const isOpen = (rows: HourRow[], time: string, day?: string) => !openNow(rows, at(time, day)).isClosed;

describe('whether a place is open', () => {
  it('a place is open from 08:00 to 17:00 when no hours were set', () => {
    expect(isOpen([], '07:59')).toBe(false);
    expect(isOpen([], '08:00')).toBe(true);
    expect(isOpen([], '16:59')).toBe(true);
    expect(isOpen([], '17:00')).toBe(false);
    expect(openNow([], at('12:00'))).toEqual({
      isClosed: false,
      isWorking24Hours: false,
      opening_from: '08:00 AM',
      closed_at: '05:00 PM',
      opens_on: null,
    });
  });

  it('opening hours are in the time zone of Kigali', () => {
    expect(openNow([], new Date('2026-11-20T05:59:59Z')).isClosed).toBe(true);
    expect(openNow([], new Date('2026-11-20T06:00:00Z')).isClosed).toBe(false);
  });

  it('a place closes at the minute of closing and not before', () => {
    const rows = friday({ opens_at: 540, closes_at: 545 });
    expect([isOpen(rows, '08:59'), isOpen(rows, '09:00'), isOpen(rows, '09:04'), isOpen(rows, '09:05')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('opening hours can run past midnight into a day on which the place is closed', () => {
    const rows = [row(5, { opens_at: 1200, closes_at: 120 }), row(6, { is_closed: true })];
    expect(isOpen(rows, '19:59')).toBe(false);
    expect(isOpen(rows, '20:00')).toBe(true);
    expect(isOpen(rows, '23:59')).toBe(true);
    expect(isOpen(rows, '00:00', '2026-11-21')).toBe(true);
    expect(isOpen(rows, '01:59', '2026-11-21')).toBe(true);
    expect(isOpen(rows, '02:00', '2026-11-21')).toBe(false);
    expect(openNow(rows, at('01:00', '2026-11-21'))).toMatchObject({
      opening_from: '08:00 PM',
      closed_at: '02:00 AM',
    });
  });

  it('opening hours can run from Sunday into Monday', () => {
    const rows = [row(7, { opens_at: 1320, closes_at: 360 })];
    expect(isOpen(rows, '05:59', '2026-11-23')).toBe(true);
    expect(isOpen(rows, '06:00', '2026-11-23')).toBe(false);
  });

  it('a place that closes at midnight is open to the end of the day', () => {
    const rows = [row(5, { closes_at: 1440 }), row(6, { is_closed: true })];
    expect(isOpen(rows, '23:59')).toBe(true);
    expect(isOpen(rows, '00:00', '2026-11-21')).toBe(false);
  });

  it('a day of 24 hours is open all day, and does not extend into the next', () => {
    const rows = [row(5, { is_24_hours: true }), row(6, { is_closed: true })];
    expect(isOpen(rows, '23:59', '2026-11-19')).toBe(false);
    expect(isOpen(rows, '00:00')).toBe(true);
    expect(isOpen(rows, '23:59')).toBe(true);
    expect(isOpen(rows, '00:00', '2026-11-21')).toBe(false);
    expect(openNow(rows, at('03:00')).isWorking24Hours).toBe(true);
  });

  it('a closed place shows the hours of its next opening', () => {
    const rows = [row(5, { opens_at: 600, closes_at: 720 }), row(6, { is_closed: true }), row(7, { opens_at: 540 })];
    expect(openNow(rows, at('09:00'))).toMatchObject({
      isClosed: true,
      opening_from: '10:00 AM',
      closed_at: '12:00 PM',
      opens_on: null,
    });
    expect(openNow(rows, at('12:00'))).toMatchObject({
      isClosed: true,
      opening_from: '09:00 AM',
      opens_on: '2026-11-22',
    });
  });

  it('a place that opens on one day of the week opens again a week later', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7].map((day) => row(day, { is_closed: day !== 5 }));
    expect(openNow(rows, at('18:00'))).toMatchObject({ opening_from: '08:00 AM', opens_on: '2026-11-27' });
  });

  it('a place is closed when every day is closed', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7].map((day) => row(day, { is_closed: true }));
    expect(openNow(rows, at('12:00'))).toEqual({
      isClosed: true,
      isWorking24Hours: false,
      opening_from: '',
      closed_at: '',
      opens_on: null,
    });
  });
});

describe('the filter "open now" of the lists', () => {
  it('the filter "open now" keeps exactly the places whose card says that they are open, at any minute of the week', async () => {
    const test = await startTestApp({ now: at('10:00') });
    try {
      const minute = fc.integer({ min: 0, max: 1439 });
      const week = fc.subarray([1, 2, 3, 4, 5, 6, 7]).chain((days) =>
        fc.tuple(
          ...days.map((day) =>
            fc.record({
              day: fc.constant(day),
              is_closed: fc.boolean(),
              is_24_hours: fc.boolean(),
              opens_at: minute,
              closes_at: fc.oneof(minute, fc.constant(1440)),
            }),
          ),
        ),
      );
      for (const days of fc.sample(week, { numRuns: 40, seed: 20 })) {
        const { id: provider_id } = await makePlace(test, 'pharmacy');
        const rows = days.map((day) => ({ ...day, id: newId(), provider_id }));
        if (rows.length > 0) await test.platform.db.insertInto('working_hour').values(rows).execute();
      }
      const read = async (query: Record<string, string>) =>
        (await test.call('GET', '/pharmacies', { query: { ...query, withoutPaginate: '1' } })).body.data as {
          id: string;
          isPharmacyOpenNow: { isClosed: boolean };
        }[];
      for (const minutes of fc.sample(fc.integer({ min: 0, max: 7 * 1440 - 1 }), { numRuns: 60, seed: 20 })) {
        test.clock.now = instantOf('2026-11-16', minutes);
        const open = (await read({})).filter(({ isPharmacyOpenNow }) => !isPharmacyOpenNow.isClosed);
        expect([minutes, await read({ 'open-now': '1' })]).toEqual([minutes, open]);
      }
    } finally {
      await test.close();
    }
  });
});
