import { newId } from '../../apps/api/src/platform/ids.ts';
import { finish, openIntent, type Send, wantVisit } from '../steps/acts.ts';
import { pause } from '../steps/rounds.ts';
import type { Stage } from '../steps/stage.ts';

/** What all patients together have seen. */
export interface Seen {
  /** Appointments that were acknowledged. */
  acknowledged: string[];
  /** How many answers of each status. */
  statuses: Map<number | 'none', number>;
  slowest: number;
  wrong: string[];
}
export interface Weather {
  over: boolean;
  /** Whether a connection may break under a caller: the trouble is between him and the app. */
  near: boolean;
}

const patienceMs = 30_000;

/** One patient after the other, each until he has his visit: by turns in cash and by card. */
export async function bookOn(stage: Stage, address: string, weather: Weather, seen: Seen): Promise<void> {
  for (let number = 0; !weather.over; number++) await bookOnce(stage, address, weather, seen, number % 2 === 0);
}

/** Returns when he has it. */
export async function bookOnce(
  stage: Stage,
  address: string,
  weather: Weather,
  seen: Seen,
  inCash: boolean,
): Promise<void> {
  const { patient, fields } = await wantVisit(stage, inCash ? 'PHYSICAL' : 'ONLINE');
  const send = sendTo(address, weather, seen);
  const until = async (ask: () => ReturnType<Send>) => {
    for (;;) {
      const answer = await ask();
      if (answer.status === 201) return answer.data;
      if (weather.over) return undefined;
      await pause(100);
    }
  };
  if (inCash) {
    const body = { ...fields, payment_method: 'CASH' };
    const visit = await until(() => send('POST', '/patient/request/appointment', patient, body));
    if (visit) seen.acknowledged.push(visit.id);
    return;
  }
  // as the product's own page does it: one that is asked for again is the same one
  const headers = { 'idempotency-key': newId() };
  const intent = await until(() => openIntent(send, patient, fields, headers));
  if (!intent) return;
  stage.gateway.pay(intent.tx_ref, intent.amount);
  const visit = await until(() => finish(send, patient, intent.tx_ref, {}));
  if (visit) seen.acknowledged.push(visit.id);
}

/** Every answer is a right one: done, not yet, or that he should come again, with when and in a sentence. */
const sendTo =
  (address: string, weather: Weather, seen: Seen): Send =>
  async (method, path, caller, body, headers = {}) => {
    const began = Date.now();
    const near = weather.near;
    const count = (status: number | 'none') => seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
    try {
      const answer = await fetch(`${address}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${caller!.token}`, ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patienceMs),
      });
      const told = (await answer.json()) as { data?: unknown; message?: string; code?: string };
      count(answer.status);
      const comeAgain = answer.status === 503 && answer.headers.has('retry-after') && Boolean(told.message);
      // the same request, sent again after its connection broke: the first one is still at work
      const notYet = answer.status === 409 && told.code === 'in_progress';
      if (!comeAgain && !notYet && ![200, 201, 202].includes(answer.status))
        seen.wrong.push(`${path} was answered ${answer.status} ${JSON.stringify(told)}`);
      return { status: answer.status, data: told.data };
    } catch (error) {
      count('none');
      if (!near && !weather.near) seen.wrong.push(`${path} had no answer: ${String((error as Error).cause ?? error)}`);
      return { status: 0, data: undefined };
    } finally {
      if (!near && !weather.near) seen.slowest = Math.max(seen.slowest, Date.now() - began);
    }
  };
