import type { Socket } from 'socket.io-client';

const RETRY_MS = 5_000;

/** A refusal is not tried again by the library: a dead token stays dead, a busy server does not. */
export function comeBack(socket: Pick<Socket, 'on' | 'active' | 'connect'>, isWanted: () => boolean): void {
  socket.on('connect_error', (error) => {
    if (socket.active || error.message === 'unauthorized') return;
    setTimeout(() => isWanted() && socket.connect(), RETRY_MS);
  });
}
