import { io, type Socket } from 'socket.io-client';

export function connect(address: string, auth: object): Promise<Socket> {
  const socket = io(address, {
    path: '/socket/',
    auth,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
