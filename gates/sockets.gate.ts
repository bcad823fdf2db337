import { startBareRelay } from './sockets/bare-relay.ts';
import { type Frames, playFrames } from './sockets/frames.ts';
import { faults } from './sockets/faults.ts';
import { type House, openRooms, startHouse } from './sockets/house.ts';
import { intrude } from './sockets/intruders.ts';
import { percentile } from './sockets/percentile.ts';
import { type Play, runGate } from './prove.ts';
import { quick, seed } from './seed.ts';

/**
 * Two sockets in each room, and strangers who try every door. Every frame reaches the other one of its room once, nobody
 * else hears it, and a bare socket.io that only passes frames on is measured beside it in the same run. `--quick` fills
 * 250 rooms and tries 200 times, else 5,000 and 10,000; the full size also judges the delay.
 */
const rooms = quick ? 250 : 5_000;
const attempts = quick ? 200 : 10_000;
const framesPerRoom = 8;
const framesPerSecond = 250;
const mostMs = 50;
console.log(`sockets: ${rooms * 2} in ${rooms} rooms, ${attempts} attempts of strangers, seed ${seed}`);

const load = { frames: rooms * framesPerRoom, perSecond: framesPerSecond };

const run: Play<House> = async (plant) => {
  const bare = await startBareRelay();
  const beside = await playFrames(await bare.open(rooms), load);
  await bare.stop();
  report('bare socket.io', beside);

  const house = await startHouse();
  try {
    await plant(house);
    const pairs = await openRooms(house, rooms);
    const [ours, intrusion] = await Promise.all([playFrames(pairs, load), intrude(house, pairs, attempts)]);
    report('ivuriro', ours);
    console.log(`strangers: ${intrusion.tried} attempts, ${intrusion.let} let in, ${intrusion.heard} frames heard`);
    const wrong = [...ours.wrong, ...intrusion.wrong];
    const p99 = percentile(ours.delays, 0.99);
    if (!quick && p99 > mostMs) wrong.push(`p99 is ${p99.toFixed(1)} ms, more than ${mostMs} ms`);
    return { passed: load.frames + attempts - wrong.length, wrong };
  } finally {
    await house.stop();
  }
};
await runGate(run, faults);

function report(name: string, { delays, arrived }: Frames): void {
  const at = (share: number) => `${percentile(delays, share).toFixed(1)} ms`;
  console.log(`${name}: ${arrived} of ${load.frames} frames, p50 ${at(0.5)}, p99 ${at(0.99)}`);
}
