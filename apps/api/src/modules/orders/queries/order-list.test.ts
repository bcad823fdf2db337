import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePlace } from '../../../testing/people.ts';
import { createOrderScenario, type OrderScenario, testOrder } from '../../../testing/order-scenario.ts';

let scenario: OrderScenario;
const ids: string[] = [];
beforeAll(async () => {
  scenario = await createOrderScenario();
  for (const house_street_no of ['KN 1', 'KN 2', 'KN 3', 'KN 4']) {
    ids.push((await scenario.order(testOrder(scenario, { house_street_no }))).body.data.id);
    scenario.clock.now = new Date(scenario.clock.now.getTime() + 60_000);
  }
  await scenario.change(scenario.laboratory, { id: ids[1]!, laboratory: {} }, { status: 'COMPLETED' });
});
afterAll(() => scenario.close());

it.each([
  [{}, [3, 2, 1, 0]],
  [{ status: 'PENDING' }, [0, 2, 3]],
  [{ status: 'PENDING', 'order-by': '-time' }, [3, 2, 0]],
  [{ 'order-by': 'time' }, [0, 1, 2, 3]],
  [{ 'order-by': 'status' }, [1, 0, 2, 3]],
  [{ 'order-by': '-status' }, [3, 2, 0, 1]],
  [{ 'order-by': '-status', per_page: '2', page: '2' }, [0, 1]],
  [{ 'order-by': 'price' }, [3, 2, 1, 0]],
])(
  'orders are sorted as requested, or else newest first, and oldest first when only pending orders are listed: %j',
  async (query, at) => {
    const { body } = await scenario.call('GET', '/laboratory/test/orders', { token: scenario.laboratory.token, query });
    expect(body.data.data.map(({ id }: { id: string }) => ids.indexOf(id))).toEqual(at);
  },
);

it('the export of selected orders contains these orders alone, and nothing for another laboratory', async () => {
  const { laboratory } = scenario;
  const other = await makePlace(scenario, 'laboratory');
  const linesFor = async (token: string) => {
    const path = `/laboratory/test/orders?id[]=${ids[0]}&id[]=${ids[2]}`;
    const { body } = await scenario.call('GET', `${path}&csv=1`, { token });
    const { pathname, search } = new URL(body.data.csv);
    const { body: file } = await scenario.app.inject({ url: pathname + search });
    const { body: listed } = await scenario.call('GET', path, { token });
    return { file, listed: listed.data.data.map(({ id }: { id: string }) => id) };
  };
  const own = await linesFor(laboratory.token);
  expect(own.listed).toEqual([ids[2], ids[0]]);
  for (const [at, id] of ids.entries()) expect(own.file.includes(id)).toBe(at === 0 || at === 2);
  expect((await linesFor(other.token)).listed).toEqual([]);
});
