import type { Appointment } from '@ivuriro/contract';
import { startOf } from './appointment-times.ts';

const LEAD_MS = 30 * 60_000;

type MeetingAppointment = Pick<Appointment, 'meet_code' | 'status' | 'assigned_date' | 'start_time'>;

/**
 * From when the call of an open appointment can be joined (`from`: half an hour before its start), and whether it can
 * be joined now (`open`). Null for an appointment without a call, or one that is not open.
 */
export function meetingAccessOf(appointment: MeetingAppointment, now: Date): { open: boolean; from: Date } | null {
  if (!appointment.meet_code || (appointment.status !== 'PENDING' && appointment.status !== 'ONGOING')) return null;
  const from = new Date(startOf(appointment).getTime() - LEAD_MS);
  return { open: now >= from, from };
}
