import type { MeetingEvents } from '@ivuriro/contract/meeting-events';
import type { SocketAnswer } from '../../../platform/realtime/socket-event.ts';
import type { MeetingRow, Party } from '../queries/meetings.queries.ts';

const both = ['patient', 'doctor'] as const;
export const other = (party: Party): Party => (party === 'patient' ? 'doctor' : 'patient');
export const socketOf = (meeting: Pick<MeetingRow, 'patient_socket' | 'doctor_socket'>, party: Party) =>
  meeting[`${party}_socket`];

type Payload<E extends keyof MeetingEvents> = Omit<MeetingEvents[E], 'meet_code'>;

/** Sends an event to one socket. */
export function to<E extends keyof MeetingEvents>(
  socket: string,
  code: string,
  event: E,
  ...[payload]: {} extends Payload<E> ? [] : [Payload<E>]
): SocketAnswer {
  return { to: { socket }, event, payload: { meet_code: code, ...payload } };
}

/** Sends an event to the patient or the doctor if they are in the room. */
export function toParty<E extends keyof MeetingEvents>(
  meeting: Pick<MeetingRow, 'code' | 'patient_socket' | 'doctor_socket'>,
  party: Party,
  event: E,
  ...payload: {} extends Payload<E> ? [] : [Payload<E>]
): SocketAnswer[] {
  const socket = socketOf(meeting, party);
  return socket ? [to(socket, meeting.code, event, ...payload)] : [];
}

/** The parties that are in the room. */
export const presentIn = (meeting: Pick<MeetingRow, 'patient_socket' | 'doctor_socket'>): Party[] =>
  both.filter((party) => socketOf(meeting, party) !== null);

/**
 * Sends the room's status to both parties or to the given ones: to the socket of a party in the room, otherwise to all
 * open pages of their account.
 */
export const tellStatus = (
  meeting: MeetingRow,
  given: Omit<Payload<'meetingStatus'>, 'present'>,
  parties: readonly Party[] = both,
): SocketAnswer[] =>
  parties.map((party) => {
    const socket = socketOf(meeting, party);
    return {
      to: socket ? { socket } : { account: meeting[`${party}_id`] },
      event: 'meetingStatus',
      payload: { meet_code: meeting.code, ...given, present: presentIn(meeting) },
    };
  });
