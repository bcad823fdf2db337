import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../../platform/db/role.ts';
import { setClock } from '../../../testing/booking-scenario.ts';
import { receiptsOf, takeCash } from '../../../testing/cash-desk.ts';
import {
  bookToday,
  createQueueScenario,
  makeColleague,
  type QueueScenario,
  startDay,
} from '../../../testing/queue-scenario.ts';
import { wideBudgets } from '../../../testing/wide-budgets.ts';
import { instantOf } from '../../../platform/clock.ts';
import { checkLedger } from '../queries/ledger-check.ts';

let scenario: QueueScenario;
beforeAll(async () => {
  scenario = await createQueueScenario();
  scenario.platform.budgets = wideBudgets;
});
afterAll(() => scenario.close());

/** Books appointments in person: one at each of four hours, with as many doctors as are needed. */
async function bookMany(many: number): Promise<string[]> {
  const ids: string[] = [];
  await startDay(scenario);
  while (ids.length < many) {
    const doctor = await makeColleague(scenario);
    for (const hour of [8, 9, 10, 11]) ids.push(await bookToday(scenario, hour, doctor));
  }
  return ids.slice(0, many);
}

const serials = async () =>
  (await receiptsOf(scenario)).map(({ number }) => Number(number.slice(5))).toSorted((a, b) => a - b);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

it('fifty simultaneous cash payments get fifty consecutive receipt numbers', async () => {
  const ids = await bookMany(50);
  const answers = await Promise.all(ids.map((id) => takeCash(scenario, id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(await serials()).toEqual(upTo(50));
});

it('connections that break during cash payments leave no gap and no duplicate in the receipt numbers, and no payment without a receipt', async () => {
  const before = (await serials()).length;
  const ids = await bookMany(24);
  const answers = await asOwner(scenario.databaseUrl, async (owner) => {
    const pressed = Promise.all(ids.map((id) => takeCash(scenario, id)));
    for (let round = 0; round < 40; round++) {
      await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query ilike '%receipt%' and state <> 'idle'`);
      await delay(10);
    }
    return pressed;
  });
  expect(answers.filter(({ status }) => status !== 200).length, 'payments that were broken').toBeGreaterThan(0);
  expect(await checkLedger(scenario.platform.db)).toEqual([]);
  // a member whose request failed sends it again
  for (const id of ids) expect((await takeCash(scenario, id)).status).toBe(200);
  expect(await serials()).toEqual(upTo(before + ids.length));
});

it('the receipt number of a cash payment that fails is given to the next one', async () => {
  const [id] = await bookMany(1);
  const before = (await serials()).length;
  const alter = (change: string) =>
    asOwner(scenario.databaseUrl, (owner) => owner.query(`alter table receipt ${change}`));
  await alter(`add constraint broken check (serial <= ${before}) not valid`);
  expect((await takeCash(scenario, id!)).status).toBe(500);
  await alter('drop constraint broken');
  expect((await takeCash(scenario, id!)).status).toBe(200);
  expect(await serials()).toEqual(upTo(before + 1));
});

it('receipt numbers begin again with the first cash payment of a year in Kigali', async () => {
  const [last, first] = await bookMany(2);
  await setClock(scenario, instantOf('2026-12-31', 24 * 60 - 1));
  expect((await takeCash(scenario, last!)).body.data.receipt.number).toMatch(/^2026-/);
  await setClock(scenario, instantOf('2027-01-01', 0));
  expect((await takeCash(scenario, first!)).body.data.receipt.number).toBe('2027-000001');
});
