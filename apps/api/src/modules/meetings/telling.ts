import type { MeetingHeard } from '@ivuriro/contract/meetings';
import type { Said } from '../../platform/realtime/socket-event.ts';
import type { MeetingRow, Seat } from './meetings.queries.ts';

const both = ['patient', 'doctor'] as const;
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

/** To whoever has this seat; nothing when it is empty. */
export function toSeat<E extends keyof MeetingHeard>(
  meeting: Pick<MeetingRow, 'code' | 'patient_socket' | 'doctor_socket'>,
  seat: Seat,
  event: E,
  ...payload: {} extends Payload<E> ? [] : [Payload<E>]
): Said[] {
  const socket = socketOf(meeting, seat);
  return socket ? [to(socket, meeting.code, event, ...payload)] : [];
}

/** Who is in the room. */
export const presentIn = (meeting: Pick<MeetingRow, 'patient_socket' | 'doctor_socket'>): Seat[] =>
  both.filter((seat) => socketOf(meeting, seat) !== null);

/** Tells the room's status: in the room to those who are in it, and to the others on all pages of their account. */
export const tellStatus = (
  meeting: MeetingRow,
  given: Omit<Payload<'meetingStatus'>, 'present'>,
  seats: readonly Seat[] = both,
): Said[] =>
  seats.map((seat) => {
    const socket = socketOf(meeting, seat);
    return {
      to: socket ? { socket } : { account: meeting[`${seat}_id`] },
      event: 'meetingStatus',
      payload: { meet_code: meeting.code, ...given, present: presentIn(meeting) },
    };
  });
