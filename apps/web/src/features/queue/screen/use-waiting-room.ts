import type { Api } from '@ivuriro/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { reconnectAfterRefusal } from '../../../lib/sockets/reconnect.ts';

export type WaitingRoom = Api['GET /waiting_room/{secret}']['data'];
export interface Screen {
  room: WaitingRoom | null;
  /** The address was replaced. */
  ended: boolean;
  /** The time since which the server does not answer; null while it answers. */
  lostSince: Date | null;
}

/** Milliseconds between two reads without an event of the socket, because an event may have been lost. */
const safetyMs = 15_000;

/**
 * The called and waiting tokens, read again at each event of the socket, and the time since which the server does not
 * answer.
 */
export function useWaitingRoom(secret: string): Screen {
  const [screen, setScreen] = useState<Screen>({ room: null, ended: false, lostSince: null });
  useEffect(() => {
    let latest = 0;
    let isOpen = true;
    const read = async () => {
      const asked = ++latest;
      try {
        const { data } = await call('GET /waiting_room/{secret}', { params: { secret }, asVisitor: true });
        if (asked === latest) setScreen({ room: data, ended: false, lostSince: null });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (asked !== latest) return;
        if (error.code === 'link_expired') return setScreen({ room: null, ended: true, lostSince: null });
        setScreen((before) => ({ ...before, lostSince: before.lostSince ?? new Date() }));
      }
    };
    const again = () => void read();
    void read();
    const timer = setInterval(again, safetyMs);
    addEventListener('online', again);
    addEventListener('offline', again);
    const socket = import('socket.io-client').then(({ io }) => {
      const line = io({ path: '/socket/', auth: { screen: secret }, transports: ['websocket', 'polling'] });
      line.on('connect', again);
      line.on('disconnect', again);
      line.on('queue', again);
      reconnectAfterRefusal(line, () => isOpen);
      return line;
    });
    return () => {
      isOpen = false;
      latest = Infinity;
      clearInterval(timer);
      removeEventListener('online', again);
      removeEventListener('offline', again);
      void socket.then((line) => line.disconnect());
    };
  }, [secret]);
  return screen;
}
