import { dayOf, instantOf } from '../apps/api/src/platform/clock.ts';
import { makeInsurance, makePatient, makePlace } from '../apps/api/src/testing/people.ts';
import { type GateRun, runGate } from './prove.ts';
import { quick, seed } from './seed.ts';
import { faults } from './slots/faults.ts';
import { startApiFixture, type ApiFixture } from './api-fixture.ts';
import { callers, play, playAsDelivered, deadlocksSeen } from './slots/rounds.ts';

/**
 * Fifty patients at once book the same slot of one doctor, or overlapping slots; in every fifth round a slot of a
 * hospital with two doctors, at one price or at two. Some pay in cash, some open a payment. Exactly one patient for
 * each doctor gets the slot, all others get 409. `--quick` runs 50 rounds, otherwise 1,000. The same requests then go
 * to the product in its default configuration: one patient gets the slot, and at most a fifth gets 503.
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
