import { instantOf } from '../apps/api/src/platform/clock.ts';
import { type GateRun, runGate } from './prove.ts';
import { chance, quick, seed } from './seed.ts';
import { bookInCash, hold, pay, withdraw } from './slots/booking.ts';
import { cancel, change, move, patch, sweep, wait } from './slots/changing.ts';
import { compareRows, compareTimes } from './slots/comparing.ts';
import { askAgain, payAndWait } from './slots/confirming.ts';
import { faults } from './slots/model-faults.ts';
import { openStage } from './slots/stage.ts';
import { startApiFixture, type ApiFixture } from './api-fixture.ts';

/**
 * Random bookings, payments, cancellations, moves, changes, calendar rows and waits against a single-threaded model of the
 * same promises: every answer, every shown time and every claim must agree. `--quick` does 2,000, else 200,000.
 */
const count = quick ? 2_000 : 200_000;
/** What is stored is looked at after so many operations, which are told when it is wrong. */
const apart = 20;
/** Each as often as it stands here. */
const operations = [
  bookInCash,
  bookInCash,
  bookInCash,
  hold,
  hold,
  hold,
  pay,
  pay,
  payAndWait,
  askAgain,
  withdraw,
  cancel,
  cancel,
  change,
  change,
  change,
  move,
  move,
  move,
  patch,
  patch,
  sweep,
  wait,
];
console.log(`model: ${count} operations, seed ${seed}`);

const run: GateRun<ApiFixture> = async (inject) => {
  const fixture = await startApiFixture(instantOf('2026-11-20', 420), 8);
  const wrong: string[] = [];
  const did = new Map<string, number>();
  const last: string[] = [];
  try {
    await inject(fixture);
    const stage = await openStage(fixture);
    for (stage.number = 1; stage.number <= count && wrong.length === 0; stage.number++) {
      const { did: what, got, expected } = await chance.of(...operations)(stage);
      const kind = `${what.split(' ')[0]} ${got.split(' by ')[0]}`;
      did.set(kind, (did.get(kind) ?? 0) + 1);
      last.push(`${stage.number}. ${fixture.clock.now.toISOString()} ${what}: ${got}`);
      if (last.length > apart) last.shift();
      if (got !== expected) wrong.push(`${stage.number}. ${what}: ${got}, the model says ${expected}`);
      if (stage.number % 5 === 0) wrong.push(...(await compareTimes(stage)));
      if (stage.number % apart === 0) wrong.push(...(await compareRows(stage)));
    }
    if (wrong.length > 0) console.log(last.join('\n'));
    const tally = [...did].map(([kind, times]) => `${kind} × ${times}`);
    console.log(tally.toSorted((a, b) => (a < b ? -1 : 1)).join(', '));
    return { passed: wrong.length > 0 ? stage.number - 1 : count, wrong };
  } finally {
    await fixture.stop();
  }
};
await runGate(run, faults);
