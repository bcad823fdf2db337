import { AsyncLocalStorage } from 'node:async_hooks';
import { interceptRequests, interceptClientStatements } from './intercept.ts';

/** What the process tells of one act: it comes to its so-many-th step, and stands still there when it was told to. */
export interface Step {
  act: string;
  number: number;
  what: string;
  parked: boolean;
}
interface Life {
  act: string;
  steps: number;
  dieAt: number;
  parked: boolean;
}

const lives = new AsyncLocalStorage<Life>();
/** In which act the drainer's connection is: its rounds belong to nobody's call. */
const draining = new WeakMap<object, Life>();
/** Where the next job of a name stands still. */
export const armed = new Map<string, number>();

/** Runs an act that stands still before its so-many-th step, with everything it has open, until the process is killed. */
export const living = <T>(act: string, dieAt: number, run: () => T): T =>
  lives.run({ act, steps: 0, dieAt, parked: false }, run);

export function livingJob<T>(act: string, run: () => T): T {
  return living(act, takeArmed(act), run);
}

function takeArmed(job: string): number {
  const dieAt = armed.get(job) ?? Infinity;
  armed.delete(job);
  return dieAt;
}

/** Whether the act that runs here takes this step. */
export function passes(what: string, life = lives.getStore()): boolean {
  if (!life) return true;
  if (life.parked) return false;
  if (life.steps < 0) return true;
  const number = ++life.steps;
  life.parked = number === life.dieAt;
  process.send!({ act: life.act, number, what, parked: life.parked } satisfies Step);
  return !life.parked;
}
const never = new Promise<never>(() => {});

/** Statements that change something, commits and calls of the gateway are steps; reads and locks change nothing. */
export function labelSteps(): void {
  interceptClientStatements(({ client, text, name, send }) => {
    // a drain is nobody's act until it finds something, whoever woke it
    if (name === 'outbox_take') draining.set(client, { act: 'outbox', steps: -1, dieAt: Infinity, parked: false });
    if (name === 'outbox_give')
      draining.set(client, { act: 'outbox', steps: 0, dieAt: takeArmed('outbox'), parked: false });
    const life = draining.get(client) ?? lives.getStore();
    const label = labelOf(text);
    const goesOn = life?.parked ? false : !label || passes(label, life);
    if (text === 'commit') draining.delete(client);
    return goesOn ? send() : never;
  });
  interceptRequests(async ({ pathname }, send) => {
    const path = pathname.replace(/\d{4,}/, '…');
    if (!passes(`the gateway is asked ${path}`)) return never;
    const answer = await send();
    return passes(`the gateway has answered ${path}`) ? answer : never;
  });
}

const change = /\b(insert into|update|delete from|graphile_worker)[\s.]*"?(\w+)/i;

function labelOf(text: string): string | undefined {
  if (text === 'commit') return text;
  const [, verb, what] = change.exec(text.replaceAll(/\bfor (no key )?update\b/gi, '')) ?? [];
  return verb ? `${verb} ${what}`.toLowerCase() : undefined;
}
