import { newId } from '../../apps/api/src/platform/ids.ts';
import { finish, openIntent, type Send, prepareAppointment } from '../steps/prepare-action.ts';
import { pause } from '../steps/rounds.ts';
import type { ProcessFixture } from '../steps/process-fixture.ts';

/** Results of all patients together. */
export interface Observations {
  /** Ids of acknowledged appointments. */
  acknowledged: string[];
  /** Numbers of answers by status. */
  statuses: Map<number | 'none', number>;
  slowest: number;
  wrong: string[];
}
export interface Disturbance {
  over: boolean;
  /** Whether connections of callers may break, which is so when the fault is between caller and product. */
  near: boolean;
}

const timeoutMs = 30_000;

/** Books for one new patient after the other, in cash and by card in turn, until the disturbance is over. */
export async function bookContinuously(
  fixture: ProcessFixture,
  address: string,
  disturbance: Disturbance,
  observed: Observations,
): Promise<void> {
  for (let number = 0; !disturbance.over; number++)
    await bookOnce(fixture, address, disturbance, observed, number % 2 === 0);
}

/** Books for one new patient, and retries until the booking succeeds or the disturbance is over. */
export async function bookOnce(
  fixture: ProcessFixture,
  address: string,
  disturbance: Disturbance,
  observed: Observations,
  inCash: boolean,
): Promise<void> {
  const { patient, fields } = await prepareAppointment(fixture, inCash ? 'PHYSICAL' : 'ONLINE');
  const send = sendTo(address, disturbance, observed);
  const until = async (ask: () => ReturnType<Send>) => {
    for (;;) {
      const answer = await ask();
      if (answer.status === 201) return answer.data;
      if (disturbance.over) return undefined;
      await pause(100);
    }
  };
  if (inCash) {
    const body = { ...fields, payment_method: 'CASH' };
    const appointment = await until(() => send('POST', '/patient/request/appointment', patient, body));
    if (appointment) observed.acknowledged.push(appointment.id);
    return;
  }
  // uses the same idempotency key for each retry, as the product's page does
  const headers = { 'idempotency-key': newId() };
  const intent = await until(() => openIntent(send, patient, fields, headers));
  if (!intent) return;
  fixture.gateway.pay(intent.tx_ref, intent.amount);
  const appointment = await until(() => finish(send, patient, intent.tx_ref, {}));
  if (appointment) observed.acknowledged.push(appointment.id);
}

/**
 * Sends requests, and records each answer except successes, a 409 with the code `in_progress`, and a 503 with retry
 * time and message.
 */
const sendTo =
  (address: string, disturbance: Disturbance, observed: Observations): Send =>
  async (method, path, caller, body, headers = {}) => {
    const began = Date.now();
    const near = disturbance.near;
    const count = (status: number | 'none') => observed.statuses.set(status, (observed.statuses.get(status) ?? 0) + 1);
    try {
      const answer = await fetch(`${address}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${caller!.token}`, ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const told = (await answer.json()) as { data?: unknown; message?: string; code?: string };
      count(answer.status);
      const comeAgain = answer.status === 503 && answer.headers.has('retry-after') && Boolean(told.message);
      // the connection broke and the first request with this key is still running
      const notYet = answer.status === 409 && told.code === 'in_progress';
      if (!comeAgain && !notYet && ![200, 201, 202].includes(answer.status))
        observed.wrong.push(`${path} was answered ${answer.status} ${JSON.stringify(told)}`);
      return { status: answer.status, data: told.data };
    } catch (error) {
      count('none');
      if (!near && !disturbance.near)
        observed.wrong.push(`${path} had no answer: ${String((error as Error).cause ?? error)}`);
      return { status: 0, data: undefined };
    } finally {
      if (!near && !disturbance.near) observed.slowest = Math.max(observed.slowest, Date.now() - began);
    }
  };
