import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { connectClients } from './sockets/room-clients.ts';
import type { Frames } from './sockets/frames.ts';
import { faults } from './sockets/faults.ts';
import { type SocketFixture, makeRooms, startSocketFixture } from './sockets/socket-fixture.ts';
import { intrude } from './sockets/intruders.ts';
import { type GateRun, runGate } from './prove.ts';
import { quick, seed } from './seed.ts';

/**
 * Connects two sockets in each room, and strangers who send every event. Every frame must reach the other socket of its
 * room once, and no other socket; a plain socket.io server that only relays frames is measured in the same run.
 * `--quick` fills 250 rooms and makes 200 attempts, otherwise the gate fills 5,000 and makes 10,000; the full size also
 * judges the delay.
 */
const count = quick ? 250 : 5_000;
const attempts = quick ? 200 : 10_000;
const framesPerRoom = 8;
const framesPerSecond = 250;
const mostMs = 50;
console.log(`sockets: ${count * 2} in ${count} rooms, ${attempts} attempts of strangers, seed ${seed}`);

const load = { frames: count * framesPerRoom, perSecond: framesPerSecond };

const run: GateRun<SocketFixture> = async (inject) => {
  report('bare socket.io', await playBare());
  const fixture = await startSocketFixture();
  try {
    await inject(fixture);
    const rooms = await makeRooms(fixture, count);
    const clients = await connectClients(fixture.address, rooms);
    const [ours, intrusion] = await Promise.all([clients.play(load), intrude(fixture, rooms, attempts)]);
    await clients.leave();
    report('ivuriro', ours);
    console.log(`strangers: ${intrusion.tried} attempts, ${intrusion.let} let in, ${intrusion.heard} frames heard`);
    const wrong = [...ours.wrong, ...intrusion.wrong];
    const p99 = percentile(ours.delays, 0.99);
    if (!quick && p99 > mostMs) wrong.push(`p99 is ${p99.toFixed(1)} ms, more than ${mostMs} ms`);
    return { passed: load.frames + attempts - wrong.length, wrong };
  } finally {
    await fixture.stop();
  }
};
await runGate(run, faults);

async function playBare(): Promise<Frames> {
  const bare = await startBareRelay();
  const rooms = [...Array(count).keys()].map((number) => ({ code: `room ${number}`, sender: {}, receiver: {} }));
  const clients = await connectClients(bare.address, rooms);
  const frames = await clients.play(load);
  await clients.leave();
  await bare.stop();
  return frames;
}

function report(name: string, { delays, arrived }: Frames): void {
  const at = (share: number) => `${percentile(delays, share).toFixed(1)} ms`;
  console.log(`${name}: ${arrived} of ${load.frames} frames, p50 ${at(0.5)}, p99 ${at(0.99)}`);
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}

/** A plain socket.io server without authentication or storage, measured for comparison. */
async function startBareRelay() {
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
