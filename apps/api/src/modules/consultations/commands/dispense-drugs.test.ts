import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type OrderScenario, createOrderScenario } from '../../../testing/order-scenario.ts';
import { makePlace, type Person } from '../../../testing/people.ts';
import { prescribe, writeFile } from '../../../testing/prescriptions.ts';

let scenario: OrderScenario;
let other: Person;
beforeAll(async () => {
  scenario = await createOrderScenario();
  other = await makePlace(scenario, 'pharmacy', { name: 'Pharmacie Vinca' });
});
afterAll(() => scenario.close());

const read = (code: string, by: Person = scenario.pharmacy) =>
  scenario.call('GET', `/pharmacy/prescription/code/${code}`, { token: by.token });
const dispense = (code: string, line_id: string[], by: Person = scenario.pharmacy) =>
  scenario.call('POST', `/pharmacy/prescription/code/${code}`, { token: by.token, body: { line_id } });
const twoDrugs = () => prescribe(scenario, { drugs: [scenario.items.antibiotic, scenario.items.drug] });
const lineIds = async (code: string): Promise<string[]> =>
  (await read(code)).body.data.drugs.map((line: { id: string }) => line.id);

it('a pharmacy that enters a prescription code sees the drugs and the patient but no diagnosis, and the audit log names the patient', async () => {
  const { code } = await twoDrugs();
  const { status, body } = await read(code);
  expect(status).toBe(200);
  const line = { periodicity_per_day: 'Twice times', for_how_long: 'One week', dispensed_at: null, pharmacy: null };
  expect(body.data).toEqual({
    code,
    doctor: { name: 'Dr. Eric Habimana', RMDC_Reg_number: null },
    patient: { full_name: scenario.patient.name },
    created_at: scenario.clock.now.toISOString(),
    drugs: [
      { id: expect.any(String), drug: { id: scenario.items.antibiotic, name: 'Amoxicillin 500 mg' }, ...line },
      { id: expect.any(String), drug: { id: scenario.items.drug, name: 'Paracetamol 500 mg' }, ...line },
    ],
  });
  const [seen] = await scenario.platform.db
    .selectFrom('audit')
    .select(['action', 'account_id', 'patient_id'])
    .where('action', '=', 'prescription.read')
    .execute();
  expect(seen).toEqual({
    action: 'prescription.read',
    account_id: scenario.pharmacy.id,
    patient_id: scenario.patient.id,
  });
});

it('the pharmacy sees the drug names as the doctor prescribed them, even after the catalogue renamed the drugs', async () => {
  const { code } = await twoDrugs();
  const called = (name: string) =>
    scenario.platform.db.updateTable('drug').set({ name }).where('id', '=', scenario.items.drug).execute();
  await called('Warfarin 5 mg');
  const { body } = await read(code);
  await called('Paracetamol 500 mg');
  expect(body.data.drugs[1].drug).toEqual({ id: scenario.items.drug, name: 'Paracetamol 500 mg' });
});

it('each prescription line is dispensed only once, whichever pharmacy dispenses it', async () => {
  const { code } = await twoDrugs();
  const [first, second] = await lineIds(code);
  const here = await dispense(code, [first!]);
  expect(here.status).toBe(201);
  expect(here.body.data.drugs).toMatchObject([
    { dispensed_at: scenario.clock.now.toISOString(), pharmacy: { id: scenario.pharmacy.id } },
    { dispensed_at: null, pharmacy: null },
  ]);
  const both = await dispense(code, [first!, second!], other);
  expect([both.status, both.body.code]).toEqual([409, 'already_dispensed']);
  expect((await read(code)).body.data.drugs[1].dispensed_at).toBeNull();
  expect((await dispense(code, [second!], other)).status).toBe(201);
  expect((await scenario.call('GET', `/verify/${code}`)).body.data).toMatchObject({ drugs: 2, dispensed: 2 });
});

it('when two pharmacies dispense the same prescription at the same time, exactly one succeeds', async () => {
  for (let round = 0; round < 5; round++) {
    const { code } = await twoDrugs();
    const lines = await lineIds(code);
    const answers = await Promise.all([dispense(code, lines), dispense(code, lines.toReversed(), other)]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const winner = answers.find((answer) => answer.status === 201)!.body.data.drugs[0].pharmacy.id;
    const { data } = (await read(code)).body;
    expect(data.drugs.map((line: { pharmacy: { id: string } }) => line.pharmacy.id)).toEqual([winner, winner]);
  }
});

it('refuses to dispense a line of another prescription', async () => {
  const [one, two] = [await twoDrugs(), await twoDrugs()];
  for (const lines of [await lineIds(two.code), [newId()]]) {
    const { status, body } = await dispense(one.code, lines);
    expect([status, body.code]).toEqual([409, 'conflict']);
  }
  const none = await dispense(one.code, []);
  expect([none.status, none.body.code]).toEqual([422, 'validation_failed']);
  expect(
    (await read(one.code)).body.data.drugs.every((line: { dispensed_at: null }) => line.dispensed_at === null),
  ).toBe(true);
});

it('refuses to dispense a prescription that the doctor changed meanwhile, until the pharmacy reads it again', async () => {
  const file = await twoDrugs();
  const before = await lineIds(file.code);
  await writeFile(scenario, file, { drugs: [scenario.items.antibiotic] });
  const late = await dispense(file.code, before);
  expect([late.status, late.body.code, late.body.message]).toEqual([
    409,
    'conflict',
    'The doctor has changed this prescription.',
  ]);
  expect((await read(file.code)).body.data.drugs).toMatchObject([{ dispensed_at: null }]);
  expect((await dispense(file.code, await lineIds(file.code))).status).toBe(201);
});

it('no prescription is found by a wrong code', async () => {
  expect((await read('ABCDEFGHJKMN')).status).toBe(404);
});

it('a pharmacy that is not published cannot read or dispense prescriptions', async () => {
  const { code } = await twoDrugs();
  const lines = await lineIds(code);
  const unknown = await makePlace(scenario, 'pharmacy', { published: false });
  for (const answer of [await read(code, unknown), await dispense(code, lines, unknown)]) {
    expect([answer.status, answer.body.code]).toEqual([422, 'not_published']);
    expect(JSON.stringify(answer.body)).not.toContain(scenario.patient.name);
  }
  expect((await read(code)).body.data.drugs[0].dispensed_at).toBeNull();
});

it('a pharmacy that enters sixty wrong prescription codes in ten minutes must wait before the next code, and other pharmacies need not wait', async () => {
  const guesser = await makePlace(scenario, 'pharmacy', { name: 'Pharmacie Kalisimbi' });
  const { code } = await twoDrugs();
  const tries = [];
  for (let n = 0; n < 60; n++) tries.push((await read(`BBBBBBBB${1_000 + n}`, guesser)).status);
  expect(new Set(tries)).toEqual(new Set([404]));
  const refused = await read(code, guesser);
  expect([refused.status, refused.body.code]).toEqual([429, 'slow_down']);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
  expect((await read(code, other)).status).toBe(200);
});
