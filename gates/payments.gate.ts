import { makePatient } from '../apps/api/src/testing/people.ts';
import { createRandom } from './random.ts';
import { comeToRest } from './payments/background.ts';
import { failEveryStatement } from './payments/confirm-faults.ts';
import { deaths } from './payments/process-death.ts';
import { playEpisode } from './payments/episode.ts';
import { reconcile } from './payments/reconciliation.ts';
import { createPurchaseSource } from './payments/purchases.ts';
import { faults } from './payments/faults.ts';
import { startPaymentFixture, type PaymentFixture } from './payments/payment-fixture.ts';
import { type GateRun, runGate } from './prove.ts';
import { quick, seed } from './seed.ts';

/**
 * Plays payments with faults at each step: a failing gateway, webhooks that are repeated, late, out of order or lost,
 * browsers and processes that end, slots and items that are sold meanwhile. After that, each statement of each
 * `confirm` fails in each way. At the end the ledger and the gateway must agree. `--quick` plays 1,000 payments,
 * otherwise the gate plays 100,000; `--seed=…` repeats a run.
 */
const episodes = quick ? 1_000 : 100_000;
const workers = 6;
console.log(`payments: ${episodes} episodes, seed ${seed}`);

const run: GateRun<PaymentFixture> = async (inject) => {
  const began = Date.now();
  deaths.clear();
  const fixture = await startPaymentFixture(workers);
  try {
    await inject(fixture);
    const purchaseSource = await createPurchaseSource(fixture.processes[0]!, episodes);
    const trouble = createRandom(seed);
    fixture.gateway.fault = () =>
      trouble.one(0.15) ? trouble.of('error', 'garbage', 'drop', 'lost', 'refuse') : undefined;
    const failures: string[] = [];
    let played = 0;
    await Promise.all(
      fixture.processes.map(async (process, index) => {
        const own = { platform: process.platform };
        const random = createRandom(seed + index + 1);
        const patients = await Promise.all(Array.from({ length: 4 }, () => makePatient(own)));
        for (let number = played++; number < episodes; number = played++) {
          await playEpisode({ fixture, process, random, patients, purchaseSource }, number).catch((error: unknown) =>
            failures.push(`episode ${number} broke off: ${error instanceof Error ? error.stack : String(error)}`),
          );
        }
      }),
    );
    fixture.gateway.fault = () => undefined;
    const [first] = fixture.processes;
    first!.clock.now = new Date(Math.max(...fixture.processes.map(({ clock }) => clock.now.getTime())));
    await comeToRest(first!.platform, first!.clock);
    const statements = await failEveryStatement(fixture);
    console.log(`${statements.cases} confirmations in which a statement failed`);
    const { wrong, ends, arrived, booked, back } = await reconcile(first!.platform.db, fixture.gateway);
    const counted = (map: Iterable<[string, number]>) => [...map].map(([name, count]) => `${name} ${count}`).join(', ');
    console.log(`payments ended ${counted(Object.entries(ends))}`);
    console.log(`${arrived} Frw arrived: ${booked} booked, ${back} went back, ${arrived - booked - back} left over`);
    console.log(`processes died before: ${counted(deaths)}`);
    console.log(`${((Date.now() - began) / 1000).toFixed(1)} s`);
    const all = [...failures, ...statements.wrong, ...wrong];
    return { passed: Math.max(0, episodes + statements.cases - all.length), wrong: all };
  } finally {
    await fixture.close();
  }
};
await runGate(run, faults);
