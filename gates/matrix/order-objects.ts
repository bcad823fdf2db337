import { newCode, newId } from '../../apps/api/src/platform/ids.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { Route } from '../../apps/api/src/platform/http/call.ts';
import type { ObjectKind } from './objects.ts';
import { as, type Somebody } from './people.ts';
import { giveReceipt } from './receipt-objects.ts';

type OrderKind = 'laboratory' | 'pharmacy';

/** Adds an order, and a receipt when the route prints one. */
async function order(fixture: ApiFixture, owner: Somebody, kind: OrderKind, { path }: Route): Promise<string> {
  const { db } = fixture.platform;
  const [patient, provider] = [await as(fixture, owner, 'patient'), await as(fixture, owner, kind)];
  const [id, payment_id] = [newId(), newId()];
  const money = { id: payment_id, tx_ref: id, amount: 500, commission: 50, method: 'CASH', status: 'CASH_DUE' };
  const purpose = kind === 'laboratory' ? 'laboratory_test' : 'prescription';
  await db
    .insertInto('payment')
    .values({ ...money, patient_id: patient.id, payee_id: provider.id, payee_kind: kind, purpose, reference_id: id })
    .execute();
  const row = { id, code: newCode(8), kind, patient_id: patient.id, provider_id: provider.id, payment_id };
  await db
    .insertInto('medical_order')
    .values({ ...row, category: 'Patient' })
    .execute();
  if (path.endsWith('/papers/receipt')) await giveReceipt(fixture, payment_id, provider.id);
  return id;
}

/** An order of the other kind (laboratory or pharmacy) must not be found, whoever its owner is. */
export const orders = (kind: OrderKind, other: OrderKind): ObjectKind => ({
  make: (fixture, owner, route) => order(fixture, owner, kind, route),
  hidden: async (fixture, owner, route) => [await order(fixture, owner, other, route)],
});

async function makeOffering(fixture: ApiFixture, owner: Somebody, removed_at: Date | null): Promise<string> {
  const { db } = fixture.platform;
  const [id, item, drugClass] = [newId(), newId(), newId()];
  const row = { id, provider_id: owner.id, kind: owner.role, price: 500, removed_at };
  if (owner.role === 'laboratory') {
    await db.insertInto('test').values({ id: item, title: item }).execute();
    await db
      .insertInto('offer')
      .values({ ...row, test_id: item })
      .execute();
    return id;
  }
  await db.insertInto('drug_category').values({ id: item, name: item }).execute();
  await db.insertInto('drug_class').values({ id: drugClass, name: item, drug_category_id: item }).execute();
  const drug = { id: item, name: item, price: 500, supply: 'OTC', drug_class_id: drugClass };
  await db.insertInto('drug').values(drug).execute();
  await db
    .insertInto('offer')
    .values({ ...row, drug_id: item })
    .execute();
  return id;
}

export const offerings: ObjectKind = {
  make: (fixture, owner) => makeOffering(fixture, owner, null),
  hidden: async (fixture, owner) => [await makeOffering(fixture, owner, new Date())],
};
