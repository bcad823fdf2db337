import type { Socket } from 'socket.io-client';

const RETRY_MS = 5_000;

/**
 * Connects again after the server refused the connection, as it may be busy; socket.io itself would give up. An invalid
 * token is not tried again.
 */
export function reconnectAfterRefusal(
  socket: Pick<Socket, 'on' | 'active' | 'connect'>,
  shouldReconnect: () => boolean,
): void {
  socket.on('connect_error', (error) => {
    if (socket.active || error.message === 'unauthorized') return;
    setTimeout(() => shouldReconnect() && socket.connect(), RETRY_MS);
  });
}
