import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarHours, slotsByCalendar, type Practice, type Slot } from './calendar-slots.ts';
import { naiveSlots } from '../testing/naive-slots.ts';

const monday = '2026-11-23';
const places = ['h1', 'h2'];
const hours = (row: Partial<CalendarHours> & { starts_at: number; ends_at: number }): CalendarHours => ({
  day: 1,
  date: null,
  is_available: true,
  type: 'default',
  hospital_id: null,
  ...row,
});
const practice: Practice = { slotMinutes: 60, hospitalIds: places };
const startsOn = (rows: CalendarHours[], date = monday, of = practice) =>
  slotsByCalendar(rows, of)(date).map((slot) => slot.from / 60);

describe('the slots of a day', () => {
  it('slots follow one another from the beginning of a calendar row, and a remainder that is shorter than a slot is left out', () => {
    expect(startsOn([hours({ starts_at: 8 * 60 + 30, ends_at: 11 * 60 })])).toEqual([8.5, 9.5]);
  });

  it('adjoining calendar rows of the same type and place become one interval', () => {
    const rows = [hours({ starts_at: 480, ends_at: 570 }), hours({ starts_at: 570, ends_at: 660 })];
    expect(startsOn(rows)).toEqual([8, 9, 10]);
    const apart = [rows[0]!, { ...rows[1]!, type: 'Online' as const }];
    expect(startsOn(apart)).toEqual([8, 9.5]);
  });

  it('closing some hours of a day leaves its other slots where they were', () => {
    const rows = [
      hours({ starts_at: 480, ends_at: 720 }),
      hours({ starts_at: 555, ends_at: 570, is_available: false }),
    ];
    expect(startsOn(rows)).toEqual([8, 10, 11]);
  });

  it('dated calendar rows change the weekly hours in the order in which they were created', () => {
    const week = hours({ starts_at: 480, ends_at: 600 });
    const closed = hours({ day: null, date: monday, starts_at: 0, ends_at: 1440, is_available: false });
    const late = hours({ day: null, date: monday, starts_at: 1020, ends_at: 1080 });
    expect(startsOn([week, late])).toEqual([8, 9, 17]);
    expect(startsOn([week, closed, late])).toEqual([17]);
    expect(startsOn([week, late, closed])).toEqual([]);
    expect(startsOn([week, late, closed], '2026-11-30')).toEqual([8, 9]);
  });

  it('weekly absences are taken out of the weekly hours, in whatever order they were created', () => {
    const away = hours({ starts_at: 480, ends_at: 540, is_available: false });
    expect(startsOn([away, hours({ starts_at: 480, ends_at: 600 })])).toEqual([9]);
  });

  it('online hours give online slots, hospital hours slots at that hospital, default hours both', () => {
    const slotsOfDay = slotsByCalendar(
      [
        hours({ starts_at: 480, ends_at: 540, type: 'Online' }),
        hours({ starts_at: 540, ends_at: 600, type: 'Hospital', hospital_id: 'h2' }),
        hours({ starts_at: 600, ends_at: 660 }),
      ],
      practice,
    )(monday);
    expect(slotsOfDay).toEqual([
      { from: 480, to: 540, online: true, hospitalIds: [] },
      { from: 540, to: 600, online: false, hospitalIds: ['h2'] },
      { from: 600, to: 660, online: true, hospitalIds: ['h1', 'h2'] },
    ]);
  });

  it('an absence at one hospital leaves the doctor’s slots at another and online', () => {
    const rows = [
      hours({ starts_at: 480, ends_at: 540 }),
      hours({ starts_at: 480, ends_at: 540, is_available: false, type: 'Hospital', hospital_id: 'h1' }),
    ];
    expect(slotsByCalendar(rows, practice)(monday)).toEqual([
      { from: 480, to: 540, online: true, hospitalIds: ['h2'] },
    ]);
  });

  it('a hospital where the doctor no longer works gives no slots', () => {
    const row = hours({ starts_at: 480, ends_at: 540, type: 'Hospital', hospital_id: 'left' });
    expect(slotsByCalendar([row], practice)(monday)).toEqual([]);
  });
});

describe('slots compared with a minute-by-minute calculation', () => {
  const quarter = fc.integer({ min: 0, max: 96 }).map((count) => count * 15);
  const row: fc.Arbitrary<CalendarHours> = fc
    .tuple(
      fc.constantFrom<[number | null, string | null]>([1, null], [2, null], [null, monday], [null, '2026-11-24']),
      quarter,
      quarter,
      fc.boolean(),
      fc.constantFrom<[CalendarHours['type'], string | null]>(
        ['Online', null],
        ['default', null],
        ['Hospital', 'h1'],
        ['Hospital', 'h2'],
      ),
    )
    .filter(([, from, to]) => from < to)
    .map(([[day, date], starts_at, ends_at, is_available, [type, hospital_id]]) => ({
      day,
      date,
      starts_at,
      ends_at,
      is_available,
      type,
      hospital_id,
    }));

  it('the slots of random calendar rows equal those of a slow reference calculation', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 12 }),
        fc.constantFrom(15, 30, 60),
        fc.constantFrom(monday, '2026-11-24', '2026-12-01'),
        fc.subarray(places),
        (rows, slotMinutes, date, hospitalIds) => {
          const of = { slotMinutes, hospitalIds };
          expect(sorted(slotsByCalendar(rows, of)(date))).toEqual(sorted(naiveSlots(rows, of, date)));
        },
      ),
      { numRuns: 400 },
    );
  });
});

const sorted = (slots: readonly Slot[]) => slots.map((slot) => ({ ...slot, hospitalIds: slot.hospitalIds.toSorted() }));
