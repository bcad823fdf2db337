import { AsyncLocalStorage } from 'node:async_hooks';
import { interceptRequests, interceptClientStatements } from './intercept.ts';

/** What the process tells of one act: it comes to its so-many-th step, and stands still there when it was told to. */
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
/** In which act the drainer's connection is: its rounds belong to nobody's call. */
const draining = new WeakMap<object, ActionRun>();
/** Where the next job of a name stands still. */
export const armedJobs = new Map<string, number>();

/** Runs an act that stands still before its so-many-th step, with everything it has open, until the process is killed. */
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

/** Whether the act that runs here takes this step. */
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

/** Statements that change something, commits and calls of the gateway are steps; reads and locks change nothing. */
export function trackSteps(): void {
  interceptClientStatements(({ client, text, name, send }) => {
    // a drain is nobody's act until it finds something, whoever woke it
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
