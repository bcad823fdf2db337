import { AsyncLocalStorage } from 'node:async_hooks';
import { interceptRequests, interceptClientStatements } from './intercept.ts';

/**
 * A report of the process about a command: the number of the step that the command reached, and whether it stopped
 * there.
 */
export interface Step {
  act: string;
  number: number;
  what: string;
  parked: boolean;
}
interface ActionRun {
  act: string;
  steps: number;
  stopAt: number;
  parked: boolean;
}

const actionRuns = new AsyncLocalStorage<ActionRun>();
/**
 * The command of each connection that empties the outbox, because the statements of this connection belong to no
 * request.
 */
const draining = new WeakMap<object, ActionRun>();
/** The step before which the next job stops, by the name of the job. */
export const armedJobs = new Map<string, number>();

/** Runs a command. It stops before this step, with its transaction open, until the process is killed. */
export const runAction = <T>(act: string, stopAt: number, run: () => T): T =>
  actionRuns.run({ act, steps: 0, stopAt, parked: false }, run);

export function runJob<T>(act: string, run: () => T): T {
  return runAction(act, takeArmedJob(act), run);
}

function takeArmedJob(job: string): number {
  const stopAt = armedJobs.get(job) ?? Infinity;
  armedJobs.delete(job);
  return stopAt;
}

/**
 * Counts a step of the current command. Returns false, and stops the command, when this is the step at which it has to
 * stop.
 */
export function takeStep(what: string, actionRun = actionRuns.getStore()): boolean {
  if (!actionRun) return true;
  if (actionRun.parked) return false;
  if (actionRun.steps < 0) return true;
  const number = ++actionRun.steps;
  actionRun.parked = number === actionRun.stopAt;
  process.send!({ act: actionRun.act, number, what, parked: actionRun.parked } satisfies Step);
  return !actionRun.parked;
}
const never = new Promise<never>(() => {});

/**
 * Tracks the steps of commands. A step is a statement that changes rows, a commit, a request to the gateway or its
 * answer; reads and locks are no steps.
 */
export function trackSteps(): void {
  interceptClientStatements(({ client, text, name, send }) => {
    // reading the outbox counts as a command only when the outbox contains an event
    if (name === 'outbox_take') draining.set(client, { act: 'outbox', steps: -1, stopAt: Infinity, parked: false });
    if (name === 'outbox_give')
      draining.set(client, { act: 'outbox', steps: 0, stopAt: takeArmedJob('outbox'), parked: false });
    const actionRun = draining.get(client) ?? actionRuns.getStore();
    const label = labelOf(text);
    const goesOn = actionRun?.parked ? false : !label || takeStep(label, actionRun);
    if (text === 'commit') draining.delete(client);
    return goesOn ? send() : never;
  });
  interceptRequests(async ({ pathname }, send) => {
    const path = pathname.replace(/\d{4,}/, '…');
    if (!takeStep(`the gateway is asked ${path}`)) return never;
    const answer = await send();
    return takeStep(`the gateway has answered ${path}`) ? answer : never;
  });
}

const change = /\b(insert into|update|delete from|graphile_worker)[\s.]*"?(\w+)/i;

function labelOf(text: string): string | undefined {
  if (text === 'commit') return text;
  const [, verb, what] = change.exec(text.replaceAll(/\bfor (no key )?update\b/gi, '')) ?? [];
  return verb ? `${verb} ${what}`.toLowerCase() : undefined;
}
