import { conclude, quick } from './seed.ts';
import { stepFaults } from './steps/planted.ts';
import { comeToRest } from './steps/rest.ts';
import { changeOver, dieEverywhere, enumerate, type Story } from './steps/rounds.ts';
import { openStage } from './steps/stage.ts';

/**
 * The app is killed by -9 before each step of a booking, an order, a payment, a callback, a refund and a payout: each
 * statement that changes something, each commit, each call of the gateway and its answer, each reply. Another process
 * takes its place, who got no answer tries again, and in the end there is one state. `--quick` is one pass over all
 * steps, else a hundred; `--prove` plants a fault at a time and passes when each is caught,
 * `--faults` names them.
 */
const passes = quick || process.argv.includes('--prove') ? 1 : 100;

if (process.argv.includes('--faults')) console.log(Object.keys(stepFaults).join('\n'));
else if (process.argv.includes('--prove')) {
  const missed: string[] = [];
  for (const fault of Object.keys(stepFaults)) {
    const { wrong } = await play(fault);
    console.log(`${fault}: ${wrong.length > 0 ? `caught, ${wrong[0]}` : 'NOT CAUGHT'}`);
    if (wrong.length === 0) missed.push(`not caught: ${fault}`);
  }
  conclude(Object.keys(stepFaults).length - missed.length, missed);
} else {
  const { wrong, steps, deaths, kills } = await play();
  for (const [act, its] of steps) console.log(`${act}: ${its.join(' · ')}`);
  console.log(`${deaths.size} steps, ${kills} processes killed in ${passes} ${passes > 1 ? 'passes' : 'pass'}`);
  conclude(deaths.size, wrong);
}

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
