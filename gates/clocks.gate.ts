import { browser } from './clocks/browser.ts';
import { type Elsewhere, faults } from './clocks/faults.ts';
import { tests } from './clocks/tests.ts';
import { runGate, type GateRun } from './prove.ts';
import { random, quick, seed } from './seed.ts';

/**
 * Days and times are those of Kigali, whatever the time zones of machine, database and browser are. Runs all tests in
 * four time zones, with the database in another zone than the machine, and the browser tests in a distant zone.
 * `--quick` runs only the tests about dates, in one zone that the seed chooses; `npm test` runs these tests in a
 * distant zone too (`vitest.config.ts`).
 */
const zones = ['UTC', 'Africa/Kigali', 'Pacific/Honolulu', 'Pacific/Kiritimati'];
const far = ['Pacific/Honolulu', 'Pacific/Kiritimati'];
const drawn = random.of('UTC', 'Pacific/Honolulu');
console.log(`clocks: ${quick ? drawn : zones.join(', ')}, seed ${seed}`);

const play: GateRun<Elsewhere> = async (inject) => {
  const elsewhere: Elsewhere = { edits: [] };
  await inject(elsewhere);
  const wrong: string[] = [];
  let passed = 0;
  for (const [index, zone] of zones.entries()) {
    if (quick && zone !== drawn) continue;
    const database = zones[(index + 2) % zones.length]!;
    const found = await tests({ zone, database, edits: elsewhere.edits });
    passed += found.passed;
    wrong.push(...found.wrong.map((line) => `${zone}, the database in ${database}: ${line}`));
  }
  for (const zone of quick ? [] : far) {
    const found = await browser(zone);
    passed += found.passed;
    wrong.push(...found.wrong.map((line) => `a browser in ${zone}: ${line}`));
  }
  return { passed, wrong };
};

await runGate(play, faults);
