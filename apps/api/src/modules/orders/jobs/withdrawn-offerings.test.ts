import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  closeAndCheckLedger,
  drugOrder,
  type OrderScenario,
  createOrderScenario,
  testOrder,
} from '../../../testing/order-scenario.ts';
import { makeAdmin, type Person } from '../../../testing/people.ts';

let scenario: OrderScenario;
let admin: Person;
beforeAll(async () => {
  scenario = await createOrderScenario();
  admin = await makeAdmin(scenario);
});
afterAll(() => closeAndCheckLedger(scenario));

const withdraw = () => scenario.platform.db.updateTable('offer').set({ removed_at: scenario.clock.now }).execute();
const remove = async (path: string) => (await scenario.call('DELETE', path, { token: admin.token })).body;

describe('deleting an item of the catalogue', () => {
  it('an item of the catalogue cannot be deleted while a provider offers it', async () => {
    expect(await remove(`/admin/tests/${scenario.items.test}`)).toMatchObject({ code: 'in_use' });
    expect(await remove(`/admin/drugs/${scenario.items.drug}`)).toMatchObject({ code: 'in_use' });
  });

  it('an item of the catalogue that was ordered cannot be deleted, even after its offering was removed', async () => {
    expect((await scenario.order(drugOrder(scenario))).status).toBe(201);
    await withdraw();
    expect((await remove(`/admin/drugs/${scenario.items.drug}`)).message).toBe(
      'It cannot be deleted: it is used by 1 offer, present or past.',
    );
  });

  it('an item of the catalogue can be deleted when only removed offerings name it', async () => {
    expect(await remove(`/admin/tests/${scenario.items.test}`)).not.toHaveProperty('code');
    expect(await remove(`/admin/drugs/${scenario.items.otherDrug}`)).not.toHaveProperty('code');
    const left = scenario.platform.db
      .selectFrom('offer')
      .select('id')
      .where('id', 'in', [scenario.offerings.test, scenario.offerings.otherDrug]);
    expect(await left.execute()).toEqual([]);
    expect((await scenario.order(testOrder(scenario))).status).toBe(422);
  });
});
