import { type Answer, type StartedAction, type Send } from './prepare-action.ts';
import { calls, jobs } from './actions.ts';
import type { RunningProcess, ProcessFixture } from './process-fixture.ts';

/** A final state to check. */
export interface ExpectedRow extends Pick<StartedAction, 'expected'> {
  act: string;
}
/** The results of all rounds so far. */
export interface RunState {
  fixture: ProcessFixture;
  running: RunningProcess;
  /** A process that is started already, ready to replace the process that is killed. */
  next: Promise<RunningProcess>;
  /** The steps of each command. */
  steps: Map<string, string[]>;
  played: ExpectedRow[];
  /** The steps before which a process was killed, each as `command: next step`. */
  deaths: Set<string>;
  wrong: string[];
}

const quietMs = 800;
const names = [...Object.keys(calls), ...Object.keys(jobs)];

const sendTo =
  (state: Pick<RunState, 'running'>): Send =>
  async (method, path, caller, body, headers = {}) => {
    const answer = await fetch(`${state.running.address}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(caller ? { authorization: `Bearer ${caller.token}` } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, data: ((await answer.json()) as { data: unknown }).data };
  };

/** Runs every command once without killing the process, to learn the steps of each command. */
export async function enumerate(state: RunState): Promise<void> {
  await playRound(state, new Map(names.map((name) => [name, Infinity])));
  for (const name of names) {
    const own = state.running.steps.filter(({ act }) => act === name);
    // a job may also have run for other commands, so the same step number may be reported twice; each number counts
    // once
    state.steps.set(
      name,
      [...new Map(own.toReversed().map(({ number, what }) => [number, what]))]
        .sort(([one], [other]) => one - other)
        .map(([, what]) => what),
    );
    if (own.length === 0) state.wrong.push(`${name}: it has no step that the gate sees`);
  }
}

/**
 * Kills a process at every step of every command. In each round every command is stopped at one of its steps, and then
 * the process is killed.
 */
export async function dieEverywhere(state: RunState): Promise<number> {
  const left = new Map([...state.steps].map(([name, steps]) => [name, steps.map((_, index) => index + 1)]));
  let rounds = 0;
  for (const most = 4 * Math.max(...[...left.values()].map((steps) => steps.length)); rounds < most; rounds++) {
    const standing = new Map([...left].flatMap(([name, [first]]) => (first ? [[name, first] as const] : [])));
    if (standing.size === 0) return rounds;
    // while the job `outbox` is stopped, no other job starts: so even rounds stop only this job, and odd rounds stop
    // only the other jobs
    if (standing.has('outbox') && rounds % 2 === 0)
      for (const job of Object.keys(jobs)) if (job !== 'outbox') standing.delete(job);
    if (rounds % 2 === 1) standing.delete('outbox');
    const reached = await playRound(state, standing);
    for (const name of standing.keys()) {
      const steps = left.get(name)!;
      // a command that another command blocked is started earlier in the next round
      if (reached.has(name)) steps.shift();
      else left.delete(name);
      if (!reached.has(name)) left.set(name, steps);
    }
    const behind = [...left].sort(([, one], [, other]) => other.length - one.length);
    left.clear();
    for (const [name, steps] of behind) left.set(name, steps);
  }
  for (const [name, [first]] of left)
    if (first)
      state.wrong.push(`${name}: no process came to die before step ${first}, ${state.steps.get(name)![first - 1]}`);
  return rounds;
}

/** Starts the commands, waits until they have stopped, kills the process and lets the callers retry. */
async function playRound(state: RunState, standing: Map<string, number>): Promise<Set<string>> {
  const { fixture, running, wrong } = state;
  const send = sendTo(state);
  const acts = await Promise.all(
    [...standing].map(async ([act, at]) => ({ act, at, played: await (calls[act] ?? jobs[act]!)(fixture, send) })),
  );
  const from = running.steps.length;
  const parked = () => new Set(running.steps.slice(from).flatMap((step) => (step.parked ? [step.act] : [])));
  const answers = new Map<string, Answer>();
  for (const { act, at, played } of acts) {
    const isJob = act in jobs;
    if (isJob) await running.say({ say: 'arm', job: act, at });
    const headers: Record<string, string> = isJob ? {} : { 'x-act': act, 'x-step': String(at) };
    void played.begin(headers).then(
      (answer) => answers.set(act, answer),
      () => undefined,
    );
    for (let waited = 0; waited < 40 && !parked().has(act) && !answers.has(act); waited += 5) await pause(5);
  }
  const stands = (act: string) => parked().has(act) || (answers.has(act) && !(act in jobs));
  for (let told = -1, quiet = 0; quiet < quietMs && !acts.every(({ act }) => stands(act)); quiet += 20) {
    if (running.steps.length !== told) quiet = 0;
    told = running.steps.length;
    await pause(20);
  }
  const reached = parked();
  for (const step of running.steps.slice(from))
    if (step.parked) state.deaths.add(`${step.act}: ${step.number} ${step.what}`);
  for (const { act, played } of acts) state.played.push({ act, expected: played.expected });
  if (acts.every(({ at }) => at === Infinity)) return reached;

  await running.kill();
  await changeOver(state);
  await Promise.all(
    acts.map(async ({ act, played }) => {
      const answer = answers.get(act) ?? (await played.retry?.());
      if (answer && ![200, 201].includes(answer.status) && !(answer.status === 409 && act.includes('payout')))
        wrong.push(`${act}: ${answers.has(act) ? 'answered' : 'tried again and answered'} ${answer.status}`);
    }),
  );
  return reached;
}

/**
 * Makes the next process serve, and sets the locks of jobs back by the time after which the worker releases the jobs of
 * a dead process.
 */
export async function changeOver(state: RunState): Promise<void> {
  const { fixture } = state;
  state.running = await state.next;
  state.next = fixture.start();
  await fixture.platform.pool.query(
    `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`,
  );
  await state.running.say({ say: 'clock', now: fixture.clock.now.getTime() });
  await state.running.say({ say: 'work' });
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
