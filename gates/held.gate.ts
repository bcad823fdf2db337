import { instantOf, dayOf } from '../apps/api/src/platform/clock.ts';
import { interrupt, overlap } from '../apps/api/src/testing/overlap.ts';
import { faults, type HeldFixture } from './held/faults.ts';
import { type Pair, pairs } from './held/pairs.ts';
import { type GateRun, runGate } from './prove.ts';
import { quick, seed } from './seed.ts';
import { type Answer, startApiFixture, type ApiFixture } from './api-fixture.ts';

/**
 * Checks that a transaction locks the rows on which an earlier check relied. Each pair of `held/pairs.ts` is a command
 * and a change that makes the check of the command invalid. Command and change overlap, once with the change first and
 * once with the command first. When the change is first, the command must be refused or take the change into account;
 * when the command is first, the change must also apply to the result of the command. No forbidden row may remain, no
 * session may outlive the right for which it was opened, and nobody may write after their right has ended. `--quick`
 * runs each order once, otherwise the gate runs each 50 times.
 */
const rounds = quick ? 1 : 50;
console.log(`held: ${Object.keys(pairs).length} pairs, ${rounds} times in both orders, seed ${seed}`);

const run: GateRun<HeldFixture> = async (inject) => {
  const fixture: HeldFixture = await startApiFixture(instantOf(dayOf(new Date()), 600));
  try {
    await inject(fixture);
    const wrong: string[] = [];
    let passed = 0;
    for (const [name, pair] of Object.entries(pairs).filter(([each]) => fixture.only?.test(each) ?? true))
      for (const order of [changeFirst, actFirst])
        for (let round = 0; round < rounds; round++) {
          const said = await order(fixture, pair);
          if (said.length > 0) wrong.push(`${name}, ${order.name}: ${said.join('; ')}`);
          else passed++;
        }
    return { passed, wrong };
  } finally {
    await fixture.stop();
  }
};
await runGate(run, faults);

function isDone({ status }: Answer): boolean {
  return status === 200 || status === 201;
}
function told({ status, code }: Answer): string {
  return `${status} ${code ?? 'done'}`;
}

async function changeFirst(fixture: ApiFixture, { setUp, refused }: Pair): Promise<string[]> {
  const { change, act, checked, left } = await setUp(fixture);
  const [changed, acted] = checked
    ? await interrupt(fixture, checked, change, act)
    : await overlap(fixture, change, act);
  return [
    ...(isDone(changed) ? [] : [`the change was answered ${told(changed)}`]),
    ...(told(acted) === refused ? [] : [`the act was answered ${told(acted)}`]),
    ...(await left()),
  ];
}

async function actFirst(fixture: ApiFixture, { setUp, waits }: Pair): Promise<string[]> {
  const { change, act, left } = await setUp(fixture);
  const [acted, changed] = await overlap(fixture, act, change);
  const expected = waits === undefined ? isDone(changed) : told(changed) === waits;
  return [
    ...(isDone(acted) ? [] : [`the act was answered ${told(acted)}`]),
    ...(expected ? [] : [`the change was answered ${told(changed)}`]),
    ...(await left()),
  ];
}
