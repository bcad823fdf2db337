import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  address,
  closeAndCheckLedger,
  createOrderScenario,
  drugOrder,
  type OrderScenario,
  testOrder,
} from '../../../testing/order-scenario.ts';
import { makePatient, type Person } from '../../../testing/people.ts';
import { eraseAddresses } from '../jobs/erasure.ts';

let scenario: OrderScenario;
beforeAll(async () => {
  scenario = await createOrderScenario();
});
afterAll(() => closeAndCheckLedger(scenario));

const addressOf = async ({ token }: Person) => {
  const { status, body } = await scenario.call('GET', '/patient/delivery_address', { token });
  expect(status).toBe(200);
  return body.data;
};
const ordered = async (body: object, who: Person) =>
  expect((await scenario.order(body, { who })).status, 'the order is placed').toBe(201);

it('an order begins with the address of the patient’s last order with delivery, whether of tests or of drugs', async () => {
  const who = await makePatient(scenario);
  expect(await addressOf(who)).toBeNull();
  await ordered(testOrder(scenario), who);
  const where = {
    province: { code: '1', name: 'Kigali City' },
    district: { code: '11', name: 'Nyarugenge' },
    sector: { code: '1101', name: 'Gitega' },
    cell: { code: '110101', name: 'Akabahizi' },
  };
  expect(await addressOf(who)).toEqual({ where, house_street_no: address.house_street_no });

  await ordered(drugOrder(scenario, { village: 'Iterambere', house_street_no: 'Behind the market' }), who);
  const village = { code: '11010102', name: 'Iterambere' };
  const moved = { where: { ...where, village }, house_street_no: 'Behind the market' };
  expect(await addressOf(who)).toEqual(moved);

  await ordered(drugOrder(scenario, { pharmacy_drug_id: [scenario.offerings.otherDrug], collect: 1 }), who);
  expect(await addressOf(who), 'an order that is collected has no address').toEqual(moved);
});

it('a delivery address is shown to its patient alone, and no longer after an erasure', async () => {
  const [who, other] = [await makePatient(scenario), await makePatient(scenario)];
  await ordered(testOrder(scenario), who);
  expect(await addressOf(other)).toBeNull();
  for (const { token } of [scenario.laboratory, scenario.pharmacy])
    expect((await scenario.call('GET', '/patient/delivery_address', { token })).status).toBe(403);
  await eraseAddresses(scenario.platform.db, who.id);
  expect(await addressOf(who)).toBeNull();
});
