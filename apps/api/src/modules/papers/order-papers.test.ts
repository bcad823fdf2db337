import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDeskRecord } from '../../testing/desk-records.ts';
import { openPdf } from '../../testing/open-pdf.ts';
import { createOrderScenario, drugOrder, type OrderScenario, testOrder } from '../../testing/order-scenario.ts';
import {
  givePhone,
  joinAsGuardian,
  makeMember,
  makePatient,
  makePlace,
  type Person,
  signIn,
} from '../../testing/people.ts';
import { prescribe } from '../../testing/prescriptions.ts';

let scenario: OrderScenario;
beforeAll(async () => {
  scenario = await createOrderScenario();
});
afterAll(() => scenario.close());

const ask = (path: string, { token }: Pick<Person, 'token'>) => scenario.call('GET', path, { token });
async function open(path: string, by: Person) {
  const { status, body } = await ask(path, by);
  expect([status, body.message]).toEqual([200, expect.any(String)]);
  return openPdf(scenario, body.data.url);
}
async function place(body: object): Promise<string> {
  const answer = await scenario.order(body);
  expect([answer.status, answer.body.message]).toEqual([201, expect.any(String)]);
  return answer.body.data.id;
}

it('a laboratory prints, for its own orders, the request for the bench and the sheet for the results', async () => {
  const { laboratory } = scenario;
  await givePhone(scenario, scenario.patient, '+250788000066');
  const id = await place(testOrder(scenario));
  const { title } = await scenario.platform.db
    .selectFrom('test')
    .select('title')
    .where('id', '=', scenario.items.test)
    .executeTakeFirstOrThrow();
  const technician = await makeMember(scenario, laboratory, 'technician', 'Tech');
  const request = await open(`/laboratory/papers/lab_request?id=${id}`, technician);
  const result = await open(`/laboratory/papers/lab_result?id=${id}`, laboratory);
  for (const { pages } of [request, result])
    for (const words of ['Aline Uwase', 'Born 1992', 'Kigali Laboratory', title.slice(0, 12)])
      expect(pages[0]).toContain(words);
  for (const { pages } of [request, result]) expect(pages[0]).toContain('+250 788 000 066');
  expect(request.pages[0]).toContain('Sample');
  expect(result.pages[0]).toContain('Usual values');
  expect((await ask(`/laboratory/papers/lab_result?id=${id}`, technician)).body.code).toBe('not_permitted');
  expect((await ask(`/laboratory/papers/lab_request?id=${id}`, await makePlace(scenario, 'laboratory'))).status).toBe(
    404,
  );
});

it('the sheets of a laboratory show the year of birth of a patient whose birth year alone a desk knew', async () => {
  const { laboratory, platform } = scenario;
  const hospital = await makePlace(scenario, 'hospital');
  const id = await makeDeskRecord(scenario, hospital, 'Alphonse Habimana', '+250788000321', 1951);
  const token = await signIn(platform.db, id, platform.now(), await joinAsGuardian(scenario, scenario.patient, id));
  const { body } = await scenario.order(testOrder(scenario), { who: { ...scenario.patient, id, token } });
  for (const paper of ['lab_request', 'lab_result'])
    expect((await open(`/laboratory/papers/${paper}?id=${body.data.id}`, laboratory)).pages[0]).toContain('Born 1951');
});

it('a pharmacy prints a label for each drug, which shows how to take the drug when a doctor prescribed it', async () => {
  const { pharmacy, items, offerings } = scenario;
  const { id: file } = await prescribe(scenario, { drugs: [items.antibiotic] });
  const id = await place(
    drugOrder(scenario, {
      pharmacy_drug_id: [offerings.antibiotic, offerings.drug],
      quantity: [2, 1],
      consultation_file_id: file,
    }),
  );
  const { pages } = await open(`/pharmacy/papers/drug_label?id=${id}`, pharmacy);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('2 × Amoxicillin 500 mg');
  expect(pages[0]).not.toContain('As your doctor');
  expect(pages[1]).toContain('As your doctor or pharmacist tells you.');
  for (const page of pages) for (const words of ['Aline Uwase', 'Pharmacie Conseil']) expect(page).toContain(words);
  expect((await ask(`/pharmacy/papers/drug_label?id=${id}`, await makePlace(scenario, 'pharmacy'))).status).toBe(404);
});

it('a laboratory, a pharmacy and the patient print the receipt of an order, which lists each item', async () => {
  const { laboratory, pharmacy, offerings, patient } = scenario;
  const ordered = await place(drugOrder(scenario, { pharmacy_drug_id: [offerings.drug], quantity: [3] }));
  const tested = await place(testOrder(scenario));
  for (const [kind, id, by, words] of [
    ['pharmacy', ordered, pharmacy, ['3 × ', '1,500 Frw', '2,000 Frw', '500 Frw', 'Pharmacie Conseil']],
    ['laboratory', tested, laboratory, ['5,000 Frw', 'Kigali Laboratory']],
  ] as const) {
    const paper = `/papers/receipt?id=${id}`;
    expect((await ask(`/${kind}${paper}`, by)).status).toBe(404);
    const amount = kind === 'pharmacy' ? 2_000 : 5_000;
    const answer = await scenario.call('PUT', `/${kind}/order/${id}/payment`, { token: by.token, body: { amount } });
    const { number } = answer.body.data.receipt;
    const { pages } = await open(`/${kind}${paper}`, await makeMember(scenario, by, 'cashier', 'Paul Mugisha'));
    for (const word of [number, 'Aline Uwase', 'Order', ...words]) expect(pages[0]).toContain(word);
    expect((await open(`/patient/${kind}${paper}`, patient)).pages).toEqual(pages);
    expect((await ask(`/${kind}${paper}`, await makePlace(scenario, kind))).status).toBe(404);
  }
});

it('the papers of selected orders are one document, in which each sheet counts its own pages; nothing is printed for cancelled orders and for those of others', async () => {
  const { laboratory, pharmacy, offerings } = scenario;
  const several = (paths: string, ids: string[], by: Person) =>
    open(`${paths}?${ids.map((id) => `id=${id}`).join('&')}`, by);
  const tested: string[] = [];
  // the same order of the same patient would count as sent twice
  for (const name of ['First Patient', 'Cancelled Patient', 'Third Patient']) {
    const { body } = await scenario.order(testOrder(scenario), { who: await makePatient(scenario, name) });
    tested.push(body.data.id);
  }
  const drugs = await place(
    drugOrder(scenario, { pharmacy_drug_id: [offerings.drug, offerings.otherDrug], quantity: [1, 1] }),
  );
  const body = { status: 'CANCELLED' };
  await scenario.call('PUT', `/laboratory/test/orders/${tested[1]}`, { token: laboratory.token, body });
  const technician = await makeMember(scenario, laboratory, 'technician', 'Tech');
  const ids = [tested[2]!, drugs, tested[1]!, tested[0]!];
  const requests = await several('/laboratory/papers/lab_requests', ids, technician);
  const results = await several('/laboratory/papers/lab_results', ids, laboratory);
  for (const { pages } of [requests, results]) {
    expect(pages).toHaveLength(2);
    for (const [index, name] of ['Third Patient', 'First Patient'].entries())
      for (const words of [name, 'Page 1 of 1']) expect(pages[index]).toContain(words);
  }
  expect(results.pages[1]).toContain('Usual values');
  const refused = await ask(`/laboratory/papers/lab_results?id=${tested[0]}`, technician);
  expect(refused.body.code).toBe('not_permitted');
  const again = await place(drugOrder(scenario, { pharmacy_drug_id: [offerings.drug], quantity: [1] }));
  const labels = await several('/pharmacy/papers/drug_labels', [drugs, again, tested[0]!], pharmacy);
  expect(labels.pages).toHaveLength(3);
});
