import { instantOf } from '../apps/api/src/platform/clock.ts';
import { type GateRun, runGate } from './prove.ts';
import { random, quick, seed } from './seed.ts';
import { bookInCash, hold, pay, withdraw } from './slots/booking-operations.ts';
import { cancel, change, move, patch, sweep, wait } from './slots/change-operations.ts';
import { enterAbsence, moveByLink } from './slots/absence-operations.ts';
import { bookAtDesk, changeDoctor, moveByDesk } from './slots/desk-operations.ts';
import { compareRows, compareTimes } from './slots/compare-state.ts';
import { askAgain, payAndWait } from './slots/payment-operations.ts';
import { faults } from './slots/model-faults.ts';
import { createScenario } from './slots/scenario.ts';
import { startApiFixture, type ApiFixture } from './api-fixture.ts';

/**
 * Plays random bookings by patients and desks, payments, cancellations, moves, status changes, absences, changes of the
 * doctor, changes of calendar rows and passing time, and compares the product with a single-threaded model: every
 * answer, every shown slot, every appointment and every claim must agree. `--quick` plays 2,000 operations, otherwise
 * the gate plays 200,000.
 */
const count = quick ? 2_000 : 200_000;
/**
 * The number of operations in a batch. After each batch the gate compares the database with the model; when they
 * differ, it prints the batch.
 */
const apart = 20;
/** The operations; one that is listed several times is drawn more often. */
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
  bookAtDesk,
  bookAtDesk,
  bookAtDesk,
  moveByDesk,
  moveByDesk,
  changeDoctor,
  changeDoctor,
  enterAbsence,
  enterAbsence,
  moveByLink,
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
    const scenario = await createScenario(fixture);
    for (scenario.number = 1; scenario.number <= count && wrong.length === 0; scenario.number++) {
      const { did: what, got, expected } = await random.of(...operations)(scenario);
      const kind = `${what.split(' ')[0]} ${got.split(' by ')[0]}`;
      did.set(kind, (did.get(kind) ?? 0) + 1);
      last.push(`${scenario.number}. ${fixture.clock.now.toISOString()} ${what}: ${got}`);
      if (last.length > apart) last.shift();
      if (got !== expected) wrong.push(`${scenario.number}. ${what}: ${got}, the model says ${expected}`);
      if (scenario.number % 5 === 0) wrong.push(...(await compareTimes(scenario)));
      if (scenario.number % apart === 0) wrong.push(...(await compareRows(scenario)));
    }
    if (wrong.length > 0) console.log(last.join('\n'));
    const tally = [...did].map(([kind, times]) => `${kind} × ${times}`);
    console.log(tally.toSorted((a, b) => (a < b ? -1 : 1)).join(', '));
    return { passed: wrong.length > 0 ? scenario.number - 1 : count, wrong };
  } finally {
    await fixture.stop();
  }
};
await runGate(run, faults);
