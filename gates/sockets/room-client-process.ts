import { once } from 'node:events';
import type { Socket } from 'socket.io-client';
import { connect } from './connect.ts';
import type { Load, Room } from './room-clients.ts';
import { type Pair, playFrames } from './frames.ts';

/**
 * Runs in the process that `room-clients.ts` starts: joins every room, reports that it has, then sends the frames of
 * each load that it receives.
 */
const [{ address, rooms }] = (await once(process, 'message')) as [{ address: string; rooms: Room[] }];
const pairs: Pair[] = [];
const waiting = rooms.values();
await Promise.all([...Array(8)].map(joinRooms));
process.on('message', (load: Load) => void playFrames(pairs, load).then((frames) => process.send!(frames)));
process.send!('seated');

async function joinRooms(): Promise<void> {
  for (const { code, ...room } of waiting)
    pairs.push({ code, sender: await join(code, room.sender), receiver: await join(code, room.receiver) });
}

async function join(code: string, auth: object): Promise<Socket> {
  const socket = await connect(address, auth);
  const ack = (await socket.emitWithAck('join_room', { meet_code: code })) as { ok: boolean };
  if (!ack.ok) throw new Error(`A room did not open: ${JSON.stringify(ack)}`);
  return socket;
}
