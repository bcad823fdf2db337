import { expect, test } from 'vitest';
import { meetingAccessOf } from './meeting-access.ts';

const appointment = { meet_code: 'x', status: 'PENDING', assigned_date: '2026-11-23', start_time: '02:00 PM' } as const;
const at = (clock: string) => new Date(`2026-11-23T${clock}:00+02:00`);

test('the door opens half an hour before', () => {
  expect(meetingAccessOf(appointment, at('13:29'))).toEqual({ open: false, from: at('13:30') });
  expect(meetingAccessOf(appointment, at('13:30'))?.open).toBe(true);
  expect(meetingAccessOf({ ...appointment, status: 'ONGOING' }, at('15:10'))?.open).toBe(true);
});

test.each(['COMPLETED', 'CANCELLED', 'MISSED'] as const)('a visit that is %s has none', (status) => {
  expect(meetingAccessOf({ ...appointment, status }, at('14:00'))).toBeNull();
});

test('a visit in person has none', () => {
  expect(meetingAccessOf({ ...appointment, meet_code: null }, at('14:00'))).toBeNull();
});
