import type { Socket } from 'socket.io-client';

const RETRY_MS = 5_000;

/** Connects again after a refusal, as socket.io does not: the server may be busy. Not when the token is invalid. */
export function reconnectAfterRefusal(
  socket: Pick<Socket, 'on' | 'active' | 'connect'>,
  shouldReconnect: () => boolean,
): void {
  socket.on('connect_error', (error) => {
    if (socket.active || error.message === 'unauthorized') return;
    setTimeout(() => shouldReconnect() && socket.connect(), RETRY_MS);
  });
}
