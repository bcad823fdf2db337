import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balance, drugOrder, type Market, openMarket, testOrder } from '../../testing/market.ts';
import { makeAdmin, type Person } from '../../testing/people.ts';

let market: Market;
let admin: Person;
beforeAll(async () => {
  market = await openMarket();
  admin = await makeAdmin(market);
});
afterAll(() => balance(market));

const withdraw = () => market.platform.db.updateTable('offer').set({ removed_at: market.clock.now }).execute();
const remove = async (path: string) => (await market.call('DELETE', path, { token: admin.token })).body;

describe('an item of the catalogue', () => {
  it('stays while it is offered', async () => {
    expect(await remove(`/admin/tests/${market.items.test}`)).toMatchObject({ code: 'in_use' });
    expect(await remove(`/admin/drugs/${market.items.drug}`)).toMatchObject({ code: 'in_use' });
  });

  it('stays when it was ordered, also after its offer was taken away', async () => {
    expect((await market.order(drugOrder(market))).status).toBe(201);
    await withdraw();
    expect((await remove(`/admin/drugs/${market.items.drug}`)).message).toBe(
      'It cannot be deleted: it is used by 1 offer, present or past.',
    );
  });

  it('can be deleted when only offers that were taken away name it', async () => {
    expect(await remove(`/admin/tests/${market.items.test}`)).not.toHaveProperty('code');
    expect(await remove(`/admin/drugs/${market.items.otherDrug}`)).not.toHaveProperty('code');
    const left = market.platform.db
      .selectFrom('offer')
      .select('id')
      .where('id', 'in', [market.sold.test, market.sold.otherDrug]);
    expect(await left.execute()).toEqual([]);
    expect((await market.order(testOrder(market))).status).toBe(422);
  });
});
