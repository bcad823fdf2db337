import type { MeetingHeard } from '@ivuriro/contract/meetings';
import type { Said } from '../../platform/realtime/socket-event.ts';
import type { MeetingRow, Seat } from './meetings.queries.ts';

export const other = (seat: Seat): Seat => (seat === 'patient' ? 'doctor' : 'patient');
export const socketOf = (meeting: Pick<MeetingRow, 'patient_socket' | 'doctor_socket'>, seat: Seat) =>
  meeting[`${seat}_socket`];

type Payload<E extends keyof MeetingHeard> = Omit<MeetingHeard[E], 'meet_code'>;

/** To one socket. */
export function to<E extends keyof MeetingHeard>(
  socket: string,
  code: string,
  event: E,
  ...[payload]: {} extends Payload<E> ? [] : [Payload<E>]
): Said {
  return { to: { socket }, event, payload: { meet_code: code, ...payload } };
}

/** To whoever sits there; nothing when the seat is empty. */
export function toSeat<E extends keyof MeetingHeard>(
  meeting: Pick<MeetingRow, 'code' | 'patient_socket' | 'doctor_socket'>,
  seat: Seat,
  event: E,
  ...payload: {} extends Payload<E> ? [] : [Payload<E>]
): Said[] {
  const socket = socketOf(meeting, seat);
  return socket ? [to(socket, meeting.code, event, ...payload)] : [];
}

/** To both who sit in the room, and to nobody else. */
export const aloud = <E extends keyof MeetingHeard>(
  meeting: MeetingRow,
  event: E,
  ...payload: {} extends Payload<E> ? [] : [Payload<E>]
): Said[] => [...toSeat(meeting, 'patient', event, ...payload), ...toSeat(meeting, 'doctor', event, ...payload)];

/** Seen on the patient's other pages as well: the doctor is there. */
export const tellPatient = (meeting: MeetingRow, event: 'meetingStatus', payload: Payload<'meetingStatus'>): Said => ({
  to: meeting.patient_socket ? { socket: meeting.patient_socket } : { account: meeting.patient_id },
  event,
  payload: { meet_code: meeting.code, ...payload },
});
