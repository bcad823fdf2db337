import { dayOf, instantOf } from '../apps/api/src/platform/clock.ts';
import { makeInsurance, makePatient, makePlace } from '../apps/api/src/testing/people.ts';
import { type GateRun, runGate } from './prove.ts';
import { quick, seed } from './seed.ts';
import { faults } from './slots/faults.ts';
import { startApiFixture, type ApiFixture } from './api-fixture.ts';
import { callers, play, playAsDelivered, deadlocksSeen } from './slots/rounds.ts';

/**
 * Fifty patients at the same time book the same slot of one doctor, or overlapping slots. In every fifth round they
 * book a slot of a hospital with two doctors, whose prices may differ. Some patients pay in cash, some open a payment.
 * For each doctor exactly one patient gets the slot, and all others get 409. `--quick` runs 50 rounds, otherwise the
 * gate runs 1,000. After that, fifty patients book one slot in cash at the same time in the product with its default
 * configuration: one patient gets the slot, and at most a fifth of the patients get 503.
 */
const rounds = quick ? 50 : 1_000;
console.log(`slots: ${rounds} rounds of ${callers} callers, seed ${seed}`);

const run: GateRun<ApiFixture> = async (inject) => {
  const fixture = await startApiFixture(instantOf(dayOf(new Date()), 600));
  try {
    await inject(fixture);
    await makeInsurance(fixture);
    const hospital = await makePlace(fixture, 'hospital');
    const patients = await Promise.all(Array.from({ length: callers }, () => makePatient(fixture)));
    const wrong: string[] = [];
    const times: number[] = [];
    for (let round = 1; round <= rounds; round++)
      wrong.push(...(await play(fixture, round, hospital, patients, times)));
    wrong.push(...(await playAsDelivered(fixture, hospital, patients)));
    const deadlocks = await deadlocksSeen(fixture);
    if (deadlocks > 0) wrong.push(`${deadlocks} deadlocks`);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(0);
    console.log(`an answer took ${at(0.5)} ms, p99 ${at(0.99)} ms; ${deadlocks} deadlocks`);
    return { passed: Math.max(0, rounds - wrong.length), wrong };
  } finally {
    await fixture.stop();
  }
};
await runGate(run, faults);
