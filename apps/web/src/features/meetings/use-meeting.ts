import type { Meeting, MeetingEvents } from '@ivuriro/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/envelope.ts';
import { listen } from '../../lib/sockets/socket.ts';

export type Role = 'patient' | 'doctor';
/** The status of the meeting, and the parties who are in the room. */
export type MeetingStatus = Pick<MeetingEvents['meetingStatus'], 'status' | 'present'>;

const addresses = { patient: 'GET /meeting/{code}', doctor: 'GET /doctor/meeting/{code}' } as const;

/**
 * The meeting before the call. Events of the socket keep it up to date; it is read again after each reconnection,
 * because events were missed while the socket was disconnected.
 */
export function useMeeting(given: Meeting, role: Role): { meeting: Meeting; status: MeetingStatus } {
  const { code } = given;
  const [meeting, setMeeting] = useState(given);
  const [status, setStatus] = useState(() => statusOf(given));
  useEffect(() => {
    let latest = 0;
    const readAgain = async () => {
      const asked = ++latest;
      try {
        const { data } = await call(addresses[role], { params: { code } });
        if (asked !== latest) return;
        setMeeting(data);
        setStatus(statusOf(data));
      } catch (error) {
        // after an error the page keeps the last status; the meeting is read again after the next reconnection
        if (!(error instanceof ApiError)) throw error;
      }
    };
    const stops = [
      listen('connect', () => void readAgain()),
      listen('meetingStatus', (told) => {
        if (told.meet_code !== code) return;
        // the event is newer than the reply to any request that is still open, so such a reply is ignored
        latest++;
        setStatus(told);
      }),
    ];
    return () => {
      latest++;
      for (const stop of stops) stop();
    };
  }, [code, role]);
  return { meeting, status };
}

const statusOf = ({ status, present = [] }: Meeting): MeetingStatus => ({ status, present });
