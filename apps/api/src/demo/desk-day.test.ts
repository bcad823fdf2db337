import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '../platform/clock.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { fillDemo } from './fill.ts';

const now = new Date('2026-11-20T08:40:00Z');
let scenario: TestApp;

beforeAll(async () => {
  scenario = await startTestApp({ now });
  await fillDemo(scenario.platform, () => {});
}, 120_000);
afterAll(() => scenario.close());

it('the demo shows a desk at work: a queue with each state, orders in each state of the work, and the cash of the day', async () => {
  const signedIn = async (name: string, kind: string) => {
    const body = { email: `${name}@ivuriro.test`, password: 'Ivuriro-demo-1' };
    return (await scenario.call('POST', '/login', { body })).body.data[0][kind].token;
  };
  const read = async (path: string, token: string) => (await scenario.call('GET', path, { token })).body.data;
  const day = dayOf(now);
  const reception = await signedIn('reception', 'hospital');
  const states = (await read('/hospital/queue', reception)).map(({ state }: { state: string }) => state);
  expect(new Set(states)).toEqual(new Set(['WAITING', 'CALLED', 'IN_ROOM', 'DONE']));
  for (const [name, kind, due] of [
    ['cashier', 'hospital', 'cash_due'],
    ['laboratory', 'laboratory', 'orders_due'],
    ['pharmacy', 'pharmacy', 'orders_due'],
  ] as const) {
    const token = await signedIn(name, kind);
    expect((await read(`/${kind}/receipts/day?date=${day}`, token)).total.receipts, kind).toBeGreaterThan(0);
    expect((await read(`/${kind}/${due}?date=${day}`, token)).length, kind).toBeGreaterThan(0);
  }
  for (const [kind, path] of [
    ['laboratory', '/laboratory/test/orders'],
    ['pharmacy', '/pharmacy/prescription/orders'],
  ] as const) {
    const { data } = await read(`${path}?status=PENDING&per_page=50`, await signedIn(kind, kind));
    const worked = new Set(data.map(({ work }: { work: { state: string } }) => work.state));
    expect(worked, kind).toEqual(new Set(['WAITING', 'IN_WORK', 'READY']));
  }
});
