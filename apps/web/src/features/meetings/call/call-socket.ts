import type { MeetingEvents } from '@ivuriro/contract';
import { io } from 'socket.io-client';
import { reconnectAfterRefusal } from '../../../lib/sockets/reconnect.ts';

export type Acknowledgement = { ok: boolean; code?: string; message?: string } & Record<string, unknown>;
export type CallEvents = MeetingEvents & { connect: undefined; disconnect: string; connect_error: Error };

/** The socket of one call. It is not shared with other parts of the page, so that leaving the page leaves the room. */
export interface Line {
  /** Sends an event about the meeting. Without a connection the reply is `ok: false`. */
  ask: (event: string, payload?: object) => Promise<Acknowledgement>;
  on: <E extends keyof CallEvents>(event: E, hear: (payload: CallEvents[E]) => void) => void;
  isUp: () => boolean;
  close: () => void;
}

const ANSWER_MS = 8_000;

export function openLine(token: string, meetCode: string): Line {
  const socket = io({
    path: '/socket/',
    auth: { token },
    transports: ['websocket', 'polling'],
    reconnectionDelay: 500,
    reconnectionDelayMax: 2_000,
    // opens a connection separate from the socket of the header, because this one is closed when the call ends
    forceNew: true,
  });
  let closed = false;
  reconnectAfterRefusal(socket, () => !closed);
  return {
    ask: async (event, payload = {}) => {
      if (!socket.connected) return { ok: false, code: 'line_down' };
      try {
        return (await socket
          .timeout(ANSWER_MS)
          .emitWithAck(event, { meet_code: meetCode, ...payload })) as Acknowledgement;
      } catch {
        return { ok: false, code: 'line_down' };
      }
    },
    on: (event, hear) => {
      socket.on(event as string, (payload: any) => {
        const about = (payload as { meet_code?: string } | undefined)?.meet_code;
        if (about === undefined || about === meetCode) hear(payload);
      });
    },
    isUp: () => socket.connected,
    close: () => {
      closed = true;
      socket.disconnect();
    },
  };
}
