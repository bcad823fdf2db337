import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { connect } from './connect.ts';
import type { Pair } from './frames.ts';

/** socket.io that knows nobody and keeps nothing: the limit of the same machine. */
export async function startBareRelay() {
  const server = createServer();
  const relay = new Server(server, { path: '/socket/', serveClient: false });
  relay.on('connection', (socket) => {
    const { room } = socket.handshake.auth as { room: string };
    void socket.join(room);
    socket.on('send_candidate', (payload, acknowledge) => {
      socket.to(room).emit('remote_candidated_received', payload);
      acknowledge({ ok: true });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pairs: Pair[] = [];
  return {
    open: async (rooms: number): Promise<Pair[]> => {
      for (let room = 0; room < rooms; room++) {
        const auth = { room: `room ${room}` };
        const [sender, receiver] = await Promise.all([connect(address, auth), connect(address, auth)]);
        pairs.push({ code: auth.room, sender, receiver });
      }
      return pairs;
    },
    stop: async () => {
      for (const { sender, receiver } of pairs) for (const socket of [sender, receiver]) socket.disconnect();
      await relay.close();
    },
  };
}
