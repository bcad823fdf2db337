import type { Socket } from 'socket.io-client';

const RETRY_MS = 5_000;

/** socket.io does not retry after a refusal. We do, unless the token is dead: the server may only have been busy. */
export function reconnectAfterRefusal(
  socket: Pick<Socket, 'on' | 'active' | 'connect'>,
  shouldReconnect: () => boolean,
): void {
  socket.on('connect_error', (error) => {
    if (socket.active || error.message === 'unauthorized') return;
    setTimeout(() => shouldReconnect() && socket.connect(), RETRY_MS);
  });
}
