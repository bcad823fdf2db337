import { expect, test } from 'vitest';
import { meetingAccessOf } from './meeting-access.ts';

const appointment = { meet_code: 'x', status: 'PENDING', assigned_date: '2026-11-23', start_time: '02:00 PM' } as const;
const at = (clock: string) => new Date(`2026-11-23T${clock}:00+02:00`);

test('a call can be joined from half an hour before the appointment', () => {
  expect(meetingAccessOf(appointment, at('13:29'))).toEqual({ open: false, from: at('13:30') });
  expect(meetingAccessOf(appointment, at('13:30'))?.open).toBe(true);
  expect(meetingAccessOf({ ...appointment, status: 'ONGOING' }, at('15:10'))?.open).toBe(true);
});

test.each(['COMPLETED', 'CANCELLED', 'MISSED'] as const)('an appointment that is %s has no call', (status) => {
  expect(meetingAccessOf({ ...appointment, status }, at('14:00'))).toBeNull();
});

test('an appointment in person has no call', () => {
  expect(meetingAccessOf({ ...appointment, meet_code: null }, at('14:00'))).toBeNull();
});
