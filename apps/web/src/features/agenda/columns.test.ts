import type { Agenda } from '@ivuriro/contract';
import { expect, test } from 'vitest';
import { clockAt, columnsOf, isEmpty, overbookedIn, rangeOf, shownFrom, wireTimeAt } from './columns.ts';

const doctor = { id: 'd', name: 'Dr. Keza', slot_minutes: 30, speciality_ids: ['s'] };
const date = '2026-11-30';
const span = (start_time: string, end_time: string) => ({ doctor_id: 'd', date, start_time, end_time });
const open = (start_time: string, end_time: string, types: ('ONLINE' | 'PHYSICAL')[] = ['PHYSICAL']) => ({
  ...span(start_time, end_time),
  types,
  hospital_ids: types.includes('PHYSICAL') ? ['h'] : [],
});
const booked = (start_time: string, end_time: string) =>
  ({
    ...span(start_time, end_time),
    id: start_time,
    doctor,
    assigned_date: date,
  }) as unknown as Agenda['appointments'][0];
const agenda = (more: Partial<Agenda>): Agenda => ({
  doctors: [doctor],
  hours: [],
  appointments: [],
  holds: [],
  blocks: [],
  ...more,
});
const column = (more: Partial<Agenda>, now: string, day = date) =>
  columnsOf(agenda(more), [doctor], [day], new Date(now))[0]!;
const freeOf = (more: Partial<Agenda>, now: string) => column(more, now).free.map(({ from }) => clockAt(from));

test('a slot is free when neither an appointment nor a hold overlaps it', () => {
  const taken = {
    hours: [open('08:00 AM', '11:00 AM')],
    appointments: [booked('08:30 AM', '09:00 AM')],
    holds: [span('09:15 AM', '09:45 AM')],
  };
  expect(freeOf(taken, '2026-11-29T10:00:00Z')).toEqual(['08:00', '10:00', '10:30']);
});

test('the agenda scrolls to an hour before now while today is not over, and otherwise to the first item of the day', () => {
  const shownAt = (now: string, day = date) =>
    clockAt(shownFrom([column({ hours: [open('08:00 AM', '12:00 PM')] }, now, day)], new Date(now)));
  expect(shownAt('2026-11-30T10:30:00+02:00')).toBe('09:30');
  expect(shownAt('2026-11-30T12:59:00+02:00')).toBe('11:59');
  expect(shownAt('2026-11-30T13:00:00+02:00')).toBe('08:00');
  expect(shownAt('2026-11-29T10:30:00+02:00')).toBe('08:00');
});

test('a slot of today is free until it ends, and a past day has no free slots', () => {
  const hours = [open('08:00 AM', '10:00 AM')];
  expect(freeOf({ hours }, '2026-11-30T08:29:00+02:00')).toEqual(['08:00', '08:30', '09:00', '09:30']);
  expect(freeOf({ hours }, '2026-11-30T08:30:00+02:00')).toEqual(['08:30', '09:00', '09:30']);
  expect(freeOf({ hours }, '2026-12-01T08:00:00+02:00')).toEqual([]);
});

test('the desk books no more than 90 days ahead', () => {
  const hours = [open('08:00 AM', '09:00 AM')];
  expect(freeOf({ hours }, '2026-09-01T08:00:00+02:00')).toHaveLength(2);
  expect(freeOf({ hours }, '2026-08-31T08:00:00+02:00')).toEqual([]);
});

test('online hours are shown in the agenda, but the desk cannot book them', () => {
  const { hours, free } = column({ hours: [open('06:00 PM', '12:00 AM', ['ONLINE'])] }, '2026-11-29T10:00:00Z');
  expect([hours, free]).toEqual([[{ from: 1080, to: 1440, online: true, hospitals: [] }], []]);
});

test('the last slot of a day can end at midnight, which the API writes as 12:00 AM', () => {
  expect(freeOf({ hours: [open('11:00 PM', '12:00 AM')] }, '2026-11-29T10:00:00Z')).toEqual(['23:00', '23:30']);
  expect([wireTimeAt(1440), wireTimeAt(1410)]).toEqual(['12:00 AM', '11:30 PM']);
});

test('each column contains the items of its doctor and day, and a column without items is shown as closed', () => {
  const columns = columnsOf(
    agenda({
      hours: [open('08:00 AM', '09:00 AM')],
      blocks: [{ ...span('09:00 AM', '10:00 AM'), id: 'b', removable: true, absence: null }],
    }),
    [doctor, { ...doctor, id: 'other' }],
    [date],
    new Date('2026-11-29T10:00:00Z'),
  );
  expect(columns.map(isEmpty)).toEqual([false, true]);
  expect(columns[0]!.blocks).toEqual([{ from: 540, to: 600, id: 'b', removable: true, absence: null }]);
});

test('a day that an absence closes is shown, so that the absence can be ended', () => {
  const absence = { id: 'a', from: date, to: date };
  const away = column(
    { blocks: [{ ...span('12:00 AM', '12:00 AM'), id: 'b', removable: true, absence }] },
    '2026-11-29T10:00:00Z',
  );
  expect([isEmpty(away), shownFrom([away], new Date('2026-11-29T10:00:00Z'))]).toEqual([false, 480]);
  expect(isEmpty({ ...away, blocks: away.blocks.map((one) => ({ ...one, absence: null })) })).toBe(true);
});

test('the agenda shows the hours of a usual day, and earlier or later whole hours that have an item', () => {
  const now = '2026-11-29T10:00:00Z';
  expect(rangeOf([column({}, now)])).toEqual({ from: 480, to: 1020 });
  const early = column({ hours: [open('07:30 AM', '05:30 PM')] }, now);
  expect(rangeOf([early])).toEqual({ from: 420, to: 1080 });
});

test('an overbooked appointment claims no slot, but is counted', () => {
  const overbooked = { ...booked('08:30 AM', '09:00 AM'), overbooked: true };
  const more = { hours: [open('08:00 AM', '09:30 AM')], appointments: [overbooked] };
  expect(freeOf(more, '2026-11-29T10:00:00Z')).toEqual(['08:00', '08:30', '09:00']);
  expect(overbookedIn(column(more, '2026-11-29T10:00:00Z'))).toBe(1);
});
