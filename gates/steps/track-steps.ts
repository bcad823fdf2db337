import { AsyncLocalStorage } from 'node:async_hooks';
import { interceptRequests, interceptClientStatements } from './intercept.ts';

/** Reports of the process about a command: the number of the step that it reached, and whether it stopped there. */
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
/** The command of each connection that drains the outbox, because its statements belong to no request. */
const draining = new WeakMap<object, ActionRun>();
/** The step before which the next job stops, by the name of the job. */
export const armedJobs = new Map<string, number>();

/** Runs a command that stops before this step, with its transaction open, until the process is killed. */
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

/** Counts a step of the current command, and stops the command when this is the step to stop at. */
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

/** Steps are statements that change something, commits and requests to the gateway; reads and locks change nothing. */
export function trackSteps(): void {
  interceptClientStatements(({ client, text, name, send }) => {
    // reading events from the outbox counts as a command only when there is an event
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
