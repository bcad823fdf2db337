import { namesOf, type GateRun, runGate, type Settings } from './prove.ts';
import { quick } from './seed.ts';
import { stepFaults } from './steps/seeded-faults.ts';
import { settleAndCheck } from './steps/settle-and-check.ts';
import { changeOver, dieEverywhere, enumerate, type RunState } from './steps/rounds.ts';
import { startProcessFixture } from './steps/process-fixture.ts';

/**
 * The product is killed with SIGKILL before each step of a booking, an order, a payment, a webhook, a refund and a
 * payout: each write, each commit, each request to the gateway and its answer, each reply. Another process takes over
 * and callers without an answer retry; in the end each booking, order and so on exists once. `--quick` is one pass over
 * all steps, otherwise a hundred; `--prove` seeds one fault at a time and passes when each is caught, `--faults` lists
 * them.
 */
const takeStep = quick ? 1 : 100;

const run: GateRun<Settings> = async (inject) => {
  const settings: Settings = {};
  inject(settings);
  const { wrong, steps, deaths, kills } = await play(settings.fault);
  for (const [act, its] of steps) if (!settings.fault) console.log(`${act}: ${its.join(' · ')}`);
  console.log(`${deaths.size} steps, ${kills} processes killed in ${takeStep} ${takeStep > 1 ? 'passes' : 'pass'}`);
  return { passed: deaths.size, wrong };
};
await runGate(run, namesOf(stepFaults));

async function play(fault?: string): Promise<Pick<RunState, 'wrong' | 'steps' | 'deaths'> & { kills: number }> {
  const fixture = await startProcessFixture({ fault });
  const state: RunState = {
    fixture,
    running: await fixture.start(),
    next: fixture.start(),
    steps: new Map(),
    played: [],
    deaths: new Set(),
    wrong: [],
  };
  let kills = 0;
  try {
    await state.running.say({ say: 'clock', now: fixture.clock.now.getTime() });
    await state.running.say({ say: 'work' });
    await enumerate(state);
    await state.running.kill();
    await changeOver(state);
    for (let pass = 0; pass < takeStep && state.wrong.length === 0; pass++) {
      kills += await dieEverywhere(state);
      await settleAndCheck(state);
    }
  } catch (error) {
    // a process with a seeded fault may end by itself
    if (!fault) throw error;
    state.wrong.push(String(error));
  } finally {
    await state.running.kill();
    await (await state.next).kill();
    await fixture.close();
  }
  return { ...state, kills };
}
