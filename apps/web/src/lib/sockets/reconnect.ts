import type { Socket } from 'socket.io-client';

const RETRY_MS = 5_000;

/**
 * Connects again after the server refused the connection, for example because it is busy; socket.io itself would give
 * up. After the refusal of an invalid token it does not connect again.
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
