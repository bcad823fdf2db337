import { checkLedger } from '../modules/payments/index.ts';
import { newId } from '../platform/ids.ts';
import { type CatalogueItems, makeCatalogueItems } from './catalogue-items.ts';
import { makePatient, makePlace, type Person } from './people.ts';
import { type ApiAnswer, type CallOptions, startTestApp, type TestApp } from './test-app.ts';

/** An order in an API response. It has the field `laboratory` or `pharmacy`, depending on the provider. */
type PlacedOrder = { id: string } & ({ laboratory: unknown } | { pharmacy: unknown });
export interface OrderScenario extends TestApp {
  patient: Person;
  laboratory: Person;
  pharmacy: Person;
  items: CatalogueItems & { antibiotic: string; morphine: string };
  /** Ids of offerings: `test` costs 5,000 francs, the drugs 500, 700 and 2,500 francs. */
  offerings: { test: string; drug: string; otherDrug: string; antibiotic: string };
  /** Places an order with the last call of the order wizard. */
  order: (body: object, options?: CallOptions & { who?: Person }) => Promise<ApiAnswer>;
  /** Pays at the sandbox gateway, then places the order. */
  buy: (body: object, who?: Person) => Promise<ApiAnswer>;
  change: (by: Person, order: PlacedOrder, body: object) => Promise<ApiAnswer>;
  /** Does a step of the work on an order, as the provider or one of its members. */
  work: (by: { token: string }, order: PlacedOrder, body: object) => Promise<ApiAnswer>;
}

/** A delivery address in the cell Akabahizi of the sector Gitega. */
export const address = {
  province: 'Kigali City',
  district: 'Nyarugenge',
  sector: 'Gitega',
  cell: 'Akabahizi',
  house_street_no: 'KN 12 Ave 3',
};
const divisions = [
  { code: 1, parent: null, level: 1, name: 'Kigali City' },
  { code: 11, parent: 1, level: 2, name: 'Nyarugenge' },
  { code: 1101, parent: 11, level: 3, name: 'Gitega' },
  { code: 110101, parent: 1101, level: 4, name: 'Akabahizi' },
  { code: 11010102, parent: 110101, level: 5, name: 'Iterambere' },
];

/** A scenario with a laboratory and a pharmacy that have offerings, and a patient. */
export async function createOrderScenario(now = new Date('2026-11-20T08:00:00Z')): Promise<OrderScenario> {
  const fixture = await startTestApp({ now });
  const { db } = fixture.platform;
  const patient = await makePatient(fixture);
  const laboratory = await makePlace(fixture, 'laboratory', { name: 'Kigali Laboratory' });
  const pharmacy = await makePlace(fixture, 'pharmacy', { name: 'Pharmacie Conseil' });
  await db.insertInto('division').values(divisions).execute();
  const items = { ...(await makeCatalogueItems(fixture)), antibiotic: newId(), morphine: newId() };
  const { drug_class_id } = await db.selectFrom('drug').select('drug_class_id').executeTakeFirstOrThrow();
  const drug = { price: 2_000, drug_class_id };
  await db
    .insertInto('drug')
    .values([
      { ...drug, id: items.antibiotic, name: 'Amoxicillin 500 mg', supply: 'Rx' },
      { ...drug, id: items.morphine, name: 'Morphine 10 mg', supply: 'Controlled' },
    ])
    .execute();
  const offerings = {
    test: await sell(fixture, laboratory, { test_id: items.test, price: 5_000 }),
    drug: await sell(fixture, pharmacy, { drug_id: items.drug, price: 500 }),
    otherDrug: await sell(fixture, pharmacy, { drug_id: items.otherDrug, price: 700 }),
    antibiotic: await sell(fixture, pharmacy, { drug_id: items.antibiotic, price: 2_500 }),
  };
  const order: OrderScenario['order'] = (body, { who = scenario.patient, ...options } = {}) =>
    fixture.call('POST', callFor(body), { token: who.token, body, ...options });
  const scenario: OrderScenario = {
    ...fixture,
    patient,
    laboratory,
    pharmacy,
    items,
    offerings: offerings,
    order,
    buy: async (body, who = scenario.patient) => {
      const purpose = 'laboratory_id' in body ? 'laboratory_test' : 'prescription';
      const wish = { ...body, purpose, payment_method: 'CARD' };
      const intent = await fixture.call('POST', '/patient/payment_intents', { token: who.token, body: wish });
      if (intent.status !== 201) return intent;
      const { tx_ref } = intent.body.data;
      await fixture.call('POST', `ROOT/sandbox/checkout/${tx_ref}`, { body: { method: 'CARD', outcome: 'approve' } });
      const claim = { payment_data: JSON.stringify({ tx_ref }) };
      return fixture.call('POST', callFor(body), { token: who.token, body: claim });
    },
    change: (by, placed, body) =>
      fixture.call('PUT', `${listFor(by, scenario.patient, placed)}/${placed.id}`, { token: by.token, body }),
    work: (by, placed, body) => {
      const list = 'laboratory' in placed ? '/laboratory/test/orders' : '/pharmacy/prescription/orders';
      return fixture.call('POST', `${list}/${placed.id}/work`, { token: by.token, body });
    },
  };
  return scenario;
}

const callFor = (body: object) =>
  'laboratory_id' in body ? '/patient/request/laboratory/test' : '/patient/order/pharmacy/prescription';
function listFor(by: Person, patient: Person, placed: PlacedOrder): string {
  const [ofPatient, ofProvider] =
    'laboratory' in placed
      ? ['/patient/laboratory/test/orders', '/laboratory/test/orders']
      : ['/patient/pharmacy/orders', '/pharmacy/prescription/orders'];
  return by.id === patient.id ? ofPatient : ofProvider;
}

export async function sell(
  { platform }: Pick<TestApp, 'platform'>,
  by: Person,
  offering: { test_id: string; price: number } | { drug_id: string; price: number },
): Promise<string> {
  const id = newId();
  const kind = 'test_id' in offering ? 'laboratory' : 'pharmacy';
  await platform.db
    .insertInto('offer')
    .values({ id, provider_id: by.id, kind, ...offering })
    .execute();
  return id;
}

export const testOrder = (scenario: OrderScenario, more: object = {}) => ({
  laboratory_id: scenario.laboratory.id,
  laboratory_test_id: [scenario.offerings.test],
  ...address,
  payment_method: 'CASH',
  ...more,
});

export const drugOrder = (scenario: OrderScenario, more: object = {}) => ({
  pharmacy_id: scenario.pharmacy.id,
  pharmacy_drug_id: [scenario.offerings.drug],
  quantity: [1],
  ...address,
  payment_method: 'CASH',
  ...more,
});

/** An uploaded scan of a paper prescription. */
export const scan = {
  field: 'attachments[]',
  name: 'prescription.pdf',
  type: 'application/pdf',
  bytes: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

/** Closes the scenario; throws when the ledger does not balance. */
export async function closeAndCheckLedger({ platform, close }: OrderScenario): Promise<void> {
  const wrong = await checkLedger(platform.db);
  await close();
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
