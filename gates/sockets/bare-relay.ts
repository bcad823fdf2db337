import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

/** A socket.io server without authentication or storage: the limit of this machine. */
export async function startBareRelay() {
  const server = createServer();
  const relay = new Server(server, { path: '/socket/', serveClient: false });
  relay.on('connection', (socket) => {
    socket.on('join_room', async ({ meet_code }, acknowledge) => {
      await socket.join(meet_code);
      acknowledge({ ok: true });
    });
    socket.on('send_candidate', (payload, acknowledge) => {
      socket.to(payload.meet_code).emit('remote_candidated_received', payload);
      acknowledge({ ok: true });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => relay.close(),
  };
}
