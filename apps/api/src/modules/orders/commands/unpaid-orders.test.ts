import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  closeAndCheckLedger,
  drugOrder,
  type OrderScenario,
  createOrderScenario,
  testOrder,
} from '../../../testing/order-scenario.ts';
import { makePatient } from '../../../testing/people.ts';

let scenario: OrderScenario;
beforeAll(async () => {
  scenario = await createOrderScenario();
});
afterAll(() => closeAndCheckLedger(scenario));

it.each([
  ['five for a patient with a confirmed address', true, 5],
  ['two for a patient who has confirmed no address or number', false, 2],
])(
  'the unpaid cash orders at all laboratories and pharmacies together are limited to %s',
  async (_, isProved, most) => {
    const who = await makePatient(scenario, 'Who Orders', isProved);
    const wishes = Array.from({ length: 12 }, (__, at) =>
      at % 2 ? testOrder(scenario, { house_street_no: `KN ${at}` }) : drugOrder(scenario, { quantity: [at + 1] }),
    );
    const answers = await Promise.all(wishes.map((form) => scenario.order(form, { who })));
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(most);
    expect(answers.filter(({ body }) => body.code === 'too_many_unpaid')).toHaveLength(12 - most);
    const { token } = who;
    const [first] = placed;
    const list = 'laboratory' in first!.body.data ? 'laboratory/test/orders' : 'pharmacy/orders';
    await scenario.call('PUT', `/patient/${list}/${first!.body.data.id}`, { token, body: { status: 'CANCELLED' } });
    expect((await scenario.order(drugOrder(scenario, { quantity: [90] }), { who })).status).toBe(201);
  },
);
