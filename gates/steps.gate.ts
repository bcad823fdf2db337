import { namesOf, type GateRun, runGate, type Settings } from './prove.ts';
import { quick } from './seed.ts';
import { stepFaults } from './steps/seeded-faults.ts';
import { comeToRest } from './steps/rest.ts';
import { changeOver, dieEverywhere, enumerate, type Story } from './steps/rounds.ts';
import { openStage } from './steps/stage.ts';

/**
 * The app is killed by -9 before each step of a booking, an order, a payment, a callback, a refund and a payout: each
 * statement that changes something, each commit, each call of the gateway and its answer, each reply. Another process
 * takes its place, who got no answer tries again, and in the end there is one state. `--quick` is one pass over all
 * steps, else a hundred; `--prove` seeds one fault at a time and passes when each is caught,
 * `--faults` names them.
 */
const passes = quick ? 1 : 100;

const run: GateRun<Settings> = async (inject) => {
  const settings: Settings = {};
  inject(settings);
  const { wrong, steps, deaths, kills } = await play(settings.fault);
  for (const [act, its] of steps) if (!settings.fault) console.log(`${act}: ${its.join(' · ')}`);
  console.log(`${deaths.size} steps, ${kills} processes killed in ${passes} ${passes > 1 ? 'passes' : 'pass'}`);
  return { passed: deaths.size, wrong };
};
await runGate(run, namesOf(stepFaults));

async function play(fault?: string): Promise<Pick<Story, 'wrong' | 'steps' | 'deaths'> & { kills: number }> {
  const stage = await openStage({ fault });
  const story: Story = {
    stage,
    running: await stage.start(),
    next: stage.start(),
    steps: new Map(),
    played: [],
    deaths: new Set(),
    wrong: [],
  };
  let kills = 0;
  try {
    await story.running.say({ say: 'clock', now: stage.clock.now.getTime() });
    await story.running.say({ say: 'work' });
    await enumerate(story);
    await story.running.kill();
    await changeOver(story);
    for (let pass = 0; pass < passes && story.wrong.length === 0; pass++) {
      kills += await dieEverywhere(story);
      await comeToRest(story);
    }
  } catch (error) {
    // with a fault in it a process may end by itself
    if (!fault) throw error;
    story.wrong.push(String(error));
  } finally {
    await story.running.kill();
    await (await story.next).kill();
    await stage.close();
  }
  return { ...story, kills };
}
