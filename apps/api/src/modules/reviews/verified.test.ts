import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../../testing/deliver.ts';
import { address, type Market, openMarket } from '../../testing/market.ts';
import { makeAdmin, makePatient, type Person } from '../../testing/people.ts';
import { type Provider, reviewing } from '../../testing/reviews.ts';

let market: Market;
let by: ReturnType<typeof reviewing>;
beforeAll(async () => {
  market = await openMarket();
  by = reviewing(market, await makeAdmin(market));
});
afterAll(() => market.close());

const verified = async (patient: Person) =>
  (await by.mine(patient)).body.data.data.map((one: { verified_visit: boolean }) => one.verified_visit);

test.each(['laboratory', 'pharmacy'] as const)(
  'a completed order at a %s marks the review before it and after it',
  async (kind) => {
    const provider: Provider = { ...market[kind], kind };
    const [before, after] = [await makePatient(market), await makePatient(market)];
    const goods =
      kind === 'laboratory'
        ? { laboratory_id: provider.id, laboratory_test_id: [market.sold.test] }
        : { pharmacy_id: provider.id, pharmacy_drug_id: [market.sold.drug], quantity: [1] };
    const order = async (who: Person) => {
      const placed = await market.order({ ...goods, ...address, payment_method: 'CASH' }, { who });
      expect(placed.status).toBe(201);
      return placed.body.data;
    };
    const set = async (one: { id: string } & ({ laboratory: unknown } | { pharmacy: unknown }), status: string) => {
      expect((await market.change(provider, one, { status })).status).toBe(200);
      await deliver(market);
    };
    await by.write(before, provider);
    const first = await order(before);
    expect(await verified(before)).toEqual([false]);
    await set(first, 'COMPLETED');
    expect(await verified(before)).toEqual([true]);

    const second = await order(after);
    await set(second, 'COMPLETED');
    await by.write(after, provider);
    expect(await verified(after)).toEqual([true]);
    const elsewhere = { ...market[kind === 'laboratory' ? 'pharmacy' : 'laboratory'] };
    await by.write(after, { ...elsewhere, kind: kind === 'laboratory' ? 'pharmacy' : 'laboratory' });
    expect((await verified(after)).toSorted()).toEqual([false, true]);
  },
);
