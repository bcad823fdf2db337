import type { Appointment } from '@ivuriro/contract';
import { expect, it } from 'vitest';
import { wholeHours } from '../../domain/opening-hours/whole-hours.ts';
import { bookedIn, endsLater, endsWith, isWholeDay, rangeOf, wholeDay } from './calendar-rows.ts';

it('the form of calendar hours offers whole hours from 00:00 to 23:00, and midnight as an end time', () => {
  const labels = wholeHours.map(({ label }) => label);
  expect([labels.at(0), labels.at(11), labels.at(12), labels.at(13), labels.at(-1)]).toEqual([
    '00:00',
    '11:00',
    '12:00',
    '13:00',
    '23:00',
  ]);
  expect(labels).toHaveLength(24);
  expect(endsWith('midnight').at(-1)).toEqual({ value: '12:00 AM', label: 'midnight' });
});

it('calendar hours that end at midnight last to the end of the day', () => {
  expect(rangeOf({ start_time: '06:00 PM', end_time: '12:00 AM' })).toBe('18:00 – 24:00');
  expect(endsLater('06:00 PM', '12:00 AM')).toBe(true);
  expect(endsLater('06:00 PM', '06:00 PM')).toBe(false);
  expect(endsLater('12:00 PM', '11:00 AM')).toBe(false);
});

it('calendar hours from midnight to midnight are recognised as a closed day', () => {
  expect(isWholeDay(wholeDay)).toBe(true);
  expect(isWholeDay({ start_time: '12:00 AM', end_time: '11:00 PM' })).toBe(false);
});

it('before hours are closed, the appointments in these hours are listed, the earliest first', () => {
  const appointment = (
    start_time: string,
    end_time: string,
    status = 'PENDING',
    doctor = 'd',
    assigned_date = '2026-11-23',
  ) => ({ assigned_date, start_time, end_time, status, doctor: { id: doctor } }) as Appointment;
  const [late, early, other] = [
    appointment('11:30 PM', '12:00 AM'),
    appointment('09:30 AM', '10:00 AM', 'ONGOING'),
    appointment('10:00 AM', '11:00 AM', 'PENDING', 'e'),
  ];
  const appointments = [late, early, other, appointment('09:00 AM', '10:00 AM', 'CANCELLED')];
  expect(bookedIn(appointments, wholeDay)).toEqual([early, other, late]);
  const weekLater = appointment('08:00 AM', '09:00 AM', 'PENDING', 'd', '2026-11-30');
  expect(bookedIn([weekLater, late], wholeDay)).toEqual([late, weekLater]);
  expect(bookedIn(appointments, wholeDay, 'd')).toEqual([early, late]);
  expect(bookedIn(appointments, { start_time: '09:00 AM', end_time: '10:00 AM' })).toEqual([early]);
  expect(bookedIn(appointments, { start_time: '11:00 PM', end_time: '12:00 AM' })).toEqual([late]);
});
