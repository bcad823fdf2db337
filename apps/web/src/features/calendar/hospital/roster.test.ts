import { describe, expect, it } from 'vitest';
import type { Row } from '../calendar-rows.ts';
import { cutOut, inAll, inHour, rosterOf, spanOf, intervalOf, intervalText, timesOf } from './roster.ts';

const row = (name: string, start_time: string, end_time: string, isAvailable = true): Row => ({
  id: `${name} ${start_time}`,
  day: 'Monday',
  start_time,
  end_time,
  isAvailable,
  type: 'Hospital',
  doctor_status: 'onsite',
  hospital_id: 'h',
  hospital: { id: 'h', name: 'Remera' },
  doctor: { id: name, name, picture: null },
  doctor_id: name,
});
const shown = (roster: ReturnType<typeof rosterOf>) =>
  roster.map(({ doctor, intervals }) => `${doctor.name} ${intervals.map(intervalText).join(', ')}`);

describe('the roster of a day', () => {
  it('the roster of a day is sorted by name, and joins hours that follow each other into one interval', () => {
    const weekly = [
      row('Olive', '09:00 AM', '10:00 AM'),
      row('Ange', '08:00 AM', '09:00 AM'),
      row('Ange', '09:00 AM', '12:00 PM'),
      row('Ange', '02:00 PM', '12:00 AM'),
    ];
    expect(shown(rosterOf(weekly))).toEqual(['Ange 08:00 – 12:00, 14:00 – 24:00', 'Olive 09:00 – 10:00']);
  });

  it('the roster of a day leaves out a doctor whose hours are all closed, whatever the order of the weekly rows', () => {
    const weekly = [row('Ange', '08:00 AM', '12:00 PM', false), row('Ange', '08:00 AM', '11:00 AM')];
    expect(shown(rosterOf(weekly))).toEqual([]);
  });

  it('where calendar rows of a day overlap, its roster follows the row that was added last', () => {
    const weekly = [row('Ange', '08:00 AM', '12:00 PM')];
    const dated = [
      row('Ange', '12:00 AM', '12:00 AM', false),
      row('Ange', '09:00 AM', '10:00 AM'),
      row('Eric', '09:00 AM', '10:00 AM'),
      row('Eric', '09:30 AM', '10:00 AM', false),
    ];
    expect(shown(rosterOf(weekly, dated))).toEqual(['Ange 09:00 – 10:00', 'Eric 09:00 – 09:30']);
  });

  it('the roster of a day shows a doctor in each hour in which they work, even for a part of it', () => {
    const [ange] = rosterOf([row('Ange', '08:30 AM', '10:00 AM')]);
    expect([7, 8, 9, 10].map((hour) => Boolean(inHour(ange!, hour)))).toEqual([false, true, true, false]);
  });

  it('the roster counts a doctor as present only if one interval of work covers all of the requested hours', () => {
    const [ange] = rosterOf([row('Ange', '08:00 AM', '10:00 AM'), row('Ange', '11:00 AM', '12:00 PM')]);
    const all = (from: number, to: number) => inAll(ange!, { from: from * 60, to: to * 60 });
    expect([all(8, 10), all(9, 10), all(9, 11), all(8, 12)]).toEqual([true, true, false, false]);
  });

  it('the roster of a day lasts from the first to the last hour of work, and is empty when nobody works', () => {
    expect(spanOf([])).toBeUndefined();
    const roster = rosterOf([row('Ange', '08:00 AM', '10:00 AM'), row('Olive', '03:00 PM', '06:00 PM')]);
    expect(intervalText(spanOf(roster)!)).toBe('08:00 – 18:00');
  });
});

describe('hours that are removed from calendar rows', () => {
  const rows = [row('Ange', '08:00 AM', '12:00 PM'), row('Ange', '01:00 PM', '03:00 PM')];
  const cut = (start_time: string, end_time: string) => {
    const { gone, pieces } = cutOut(rows, intervalOf({ start_time, end_time }));
    return [gone.map(({ id }) => id), pieces.map((piece) => timesOf(piece))];
  };

  it('removing hours from the middle of a calendar row keeps the hours before and after', () => {
    expect(cut('09:00 AM', '10:00 AM')).toEqual([
      ['Ange 08:00 AM'],
      [
        { start_time: '08:00 AM', end_time: '09:00 AM' },
        { start_time: '10:00 AM', end_time: '12:00 PM' },
      ],
    ]);
  });

  it('removing hours to the end of the day can affect several calendar rows', () => {
    expect(cut('11:00 AM', '12:00 AM')).toEqual([
      ['Ange 08:00 AM', 'Ange 01:00 PM'],
      [{ start_time: '08:00 AM', end_time: '11:00 AM' }],
    ]);
  });

  it('removing hours does not affect a calendar row that ends where they begin, or begins where they end', () => {
    expect(cut('12:00 PM', '01:00 PM')).toEqual([[], []]);
  });
});
