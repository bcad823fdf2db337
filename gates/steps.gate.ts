import { namesOf, type GateRun, runGate, type Settings } from './prove.ts';
import { quick } from './seed.ts';
import { stepFaults } from './steps/seeded-faults.ts';
import { settleAndCheck } from './steps/settle-and-check.ts';
import { changeOver, dieEverywhere, enumerate, type RunState } from './steps/rounds.ts';
import { startProcessFixture } from './steps/process-fixture.ts';

/**
 * Kills the product with SIGKILL before each step of a booking, an order, a payment, a webhook, a refund and a payout:
 * before each write, each commit, each request to the gateway and its answer, and each reply. Another process takes
 * over, and callers without an answer retry; in the end each booking, order and so on must exist exactly once.
 * `--quick` is one pass over all steps, otherwise the gate makes a hundred; `--prove` seeds one fault at a time and
 * passes when each is caught, and `--faults` lists the faults.
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
    // a process with a seeded fault may end without being killed
    if (!fault) throw error;
    state.wrong.push(String(error));
  } finally {
    await state.running.kill();
    await (await state.next).kill();
    await fixture.close();
  }
  return { ...state, kills };
}
