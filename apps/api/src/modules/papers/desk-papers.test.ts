import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAppointment } from '../../testing/appointments.ts';
import { paymentOf, takeCash } from '../../testing/cash-desk.ts';
import { deskBookingAt } from '../../testing/desk-booking.ts';
import { makeDeskRecord } from '../../testing/desk-records.ts';
import { openPdf } from '../../testing/open-pdf.ts';
import { givePhone, makeMember, makePatient, makePlace, type Person } from '../../testing/people.ts';
import {
  bookToday,
  createQueueScenario,
  goTo,
  makeColleague,
  type QueueScenario,
  setStatus,
  startDay,
} from '../../testing/queue-scenario.ts';

let scenario: QueueScenario;
beforeAll(async () => {
  scenario = await createQueueScenario();
});
afterAll(() => scenario.close());
beforeEach(() => startDay(scenario));

const longName = 'Ndayishimiye Uwamahoro Marie-Françoise Ümuhoza d’Assomption Nyirabahashyitsi';
const ask = (path: string, { token }: Pick<Person, 'token'> = scenario.hospital) =>
  scenario.call('GET', path, { token });
const rename = (person: { id: string }, name: string) =>
  scenario.platform.db.updateTable('account').set({ name }).where('id', '=', person.id).execute();
async function wordsOf(path: string, desk?: Pick<Person, 'token'>): Promise<string> {
  const { status, body } = await ask(path, desk);
  expect([status, body.message]).toEqual([200, expect.any(String)]);
  return (await openPdf(scenario, body.data.url)).pages.join('\n');
}

describe('the receipt on paper', () => {
  it('shows its number, the item, the amount, the change and the member who took the cash, to the desk and to the patient', async () => {
    const id = await bookToday(scenario, 9);
    const patient = scenario.patient;
    await rename(patient, longName);
    const cashier = await makeMember(scenario, scenario.hospital, 'cashier', 'Paul Mugisha');
    const { number } = (await takeCash(scenario, id, 10_000, cashier)).body.data.receipt;
    const paper = await wordsOf(`/hospital/papers/receipt?id=${id}`, cashier);
    for (const words of [
      number,
      'Remera Hospital',
      'Paul Mugisha',
      '5,000 Frw',
      '10,000 Frw',
      'Change given back',
      'Dr. Eric Habimana',
    ])
      expect(paper).toContain(words);
    expect(paper.replaceAll('\n', ' ')).toContain('Marie-Françoise');
    expect(await wordsOf(`/patient/papers/receipt?id=${id}`, patient)).toBe(paper);
    expect((await ask(`/patient/papers/receipt?id=${id}`, await makePatient(scenario))).status).toBe(404);
  });

  it('gives 404 before the cash is taken and after the receipt was cancelled', async () => {
    const id = await bookToday(scenario, 9);
    expect((await ask(`/hospital/papers/receipt?id=${id}`)).status).toBe(404);
    await takeCash(scenario, id);
    const { url } = (await ask(`/hospital/papers/receipt?id=${id}`)).body.data;
    await setStatus(scenario, id, 'CANCELLED');
    expect(await paymentOf(scenario, id)).toMatchObject({ status: 'VOID' });
    expect((await ask(`/hospital/papers/receipt?id=${id}`)).status).toBe(404);
    // the address from before the cancellation still opens the receipt, which now shows the cancellation
    expect((await openPdf(scenario, url)).pages.join(' ')).toContain('Cancelled on');
  });
});

it('the label of a patient shows name, code, year of birth and day on one small page, however long the name is', async () => {
  const id = await bookToday(scenario, 9);
  await rename(scenario.patient, longName);
  const nurse = await makeMember(scenario, scenario.hospital, 'nurse', 'Eric');
  const { body } = await ask(`/hospital/papers/label?id=${id}`, nurse);
  const { pages, bytes } = await openPdf(scenario, body.data.url);
  expect(pages).toHaveLength(1);
  expect(bytes.toString('latin1')).toMatch(/MediaBox \[0 0 198\.4 104\.9\]/);
  for (const words of ['Born 1992', 'Remera Hospital', 'November 2026']) expect(pages[0]).toContain(words);
  expect(pages[0]!.replaceAll('\n', ' ')).toContain('Nyirabahashyitsi');
});

it('the label shows the year of birth of a patient whose record the desk made with the year alone', async () => {
  const { hospital, platform } = scenario;
  const patient_id = await makeDeskRecord(scenario, hospital, 'Alphonse Habimana', '+250788000321', 1951);
  const day = { ...deskBookingAt(scenario, scenario.date, 9), patient_id };
  const { body } = await scenario.call('POST', '/hospital/appointments', { token: hospital.token, body: day });
  const label = await wordsOf(`/hospital/papers/label?id=${body.data.id}`);
  for (const words of ['Alphonse Habimana', 'Born 1951']) expect(label).toContain(words);
  await platform.db.updateTable('patient').set({ birth_date: '1950-02-03' }).where('id', '=', patient_id).execute();
  expect(await wordsOf(`/hospital/papers/label?id=${body.data.id}`)).toContain('Born 1950');
});

it('the day list shows the appointments of each doctor by time, without cancelled ones, and the amounts that are still due', async () => {
  const colleague = await makeColleague(scenario);
  await rename(colleague, 'Dr. Chantal Mukamana');
  await scenario.platform.db
    .updateTable('provider')
    .set({ name: 'Dr. Chantal Mukamana' })
    .where('id', '=', colleague.id)
    .execute();
  const [late, early] = [await bookToday(scenario, 10), await bookToday(scenario, 8)];
  await rename(scenario.patient, 'Early Bird');
  const cancelled = await bookToday(scenario, 9);
  await rename(scenario.patient, 'Nobody Comes');
  await setStatus(scenario, cancelled, 'CANCELLED');
  await bookToday(scenario, 11, colleague);
  await takeCash(scenario, early);
  const words = await wordsOf(`/hospital/papers/day_list?date=${scenario.date}`);
  const order = ['Dr. Chantal Mukamana', '11:00', 'Dr. Eric Habimana', '08:00', 'Early Bird', 'Paid', '10:00'];
  const found = order.map((word) => words.indexOf(word, words.indexOf('Dr. Chantal Mukamana')));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found).not.toContain(-1);
  expect(words.lastIndexOf('5,000 Frw due')).toBeGreaterThan(found.at(-1)!);
  expect(words).not.toContain('Nobody Comes');
  const own = await wordsOf(`/doctor/papers/day_list?date=${scenario.date}`, scenario.doctor);
  expect(own).toContain('Early Bird');
  expect(own).not.toContain('11:00');
  await goTo(scenario, 12);
  await setStatus(scenario, late, 'MISSED');
});

it('the day list marks overbooked appointments, and has the phone number of each patient', async () => {
  const { hospital, patient } = scenario;
  await bookToday(scenario, 9);
  await givePhone(scenario, scenario.patient, '+250788000066');
  const at9 = { ...deskBookingAt(scenario, scenario.date, 9), patient_id: patient.id, overbook: true };
  expect(await wordsOf(`/hospital/papers/day_list?date=${scenario.date}`)).not.toContain('Overbooked');
  const { status } = await scenario.call('POST', '/hospital/appointments', { token: hospital.token, body: at9 });
  expect(status).toBe(201);
  const nurse = await makeMember(scenario, hospital, 'nurse', 'Eric');
  const words = await wordsOf(`/hospital/papers/day_list?date=${scenario.date}`, nurse);
  expect(words.match(/09:00\nOverbooked/g)).toHaveLength(1);
  expect(words).toContain('+250 788 000 066');
});

it('a day list of 35 appointments has several pages, each with the head of the table', async () => {
  const { db } = scenario.platform;
  for (const hour of [8, 9, 10]) await bookToday(scenario, hour);
  const names = await db.selectFrom('appointment').select('patient_id').execute();
  for (const { patient_id } of names) await rename({ id: patient_id }, longName);
  for (let more = 0; more < 8; more++) {
    const colleague = await makeColleague(scenario);
    for (const hour of [8, 9, 10, 11]) await bookToday(scenario, hour, colleague);
  }
  const { body } = await ask(`/hospital/papers/day_list?date=${scenario.date}`);
  const { pages } = await openPdf(scenario, body.data.url);
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain('Patient');
});

it('the papers of an appointment give 404 to other hospitals and are refused to roles that do not need them', async () => {
  const id = await bookToday(scenario, 9);
  await takeCash(scenario, id);
  const stranger = await makePlace(scenario, 'hospital');
  for (const paper of ['receipt', 'label'])
    expect((await ask(`/hospital/papers/${paper}?id=${id}`, stranger)).status).toBe(404);
  const nurse = await makeMember(scenario, scenario.hospital, 'nurse', 'Eric');
  expect((await ask(`/hospital/papers/receipt?id=${id}`, nurse)).body.code).toBe('not_permitted');
  const cashier = await makeMember(scenario, scenario.hospital, 'cashier', 'Paul');
  expect((await ask(`/hospital/papers/day_list?date=${scenario.date}`, cashier)).body.code).toBe('not_permitted');
  const { url } = (await ask(`/hospital/papers/day_list?date=${scenario.date}`)).body.data;
  expect((await openPdf(scenario, url.replace(scenario.date, '2026-12-24'))).status).toBe(404);
});

it('the labels of selected appointments are one document in the order of the selection, without those of other hospitals, and each patient reads in the audit that a label was printed', async () => {
  const { hospital, platform } = scenario;
  const ids: string[] = [];
  for (const [hour, name] of [
    [9, 'First Patient'],
    [8, 'Second Patient'],
  ] as const) {
    ids.push(await bookToday(scenario, hour));
    await rename(scenario.patient, name);
  }
  const stranger = await makePlace(scenario, 'hospital');
  const { id: foreign } = await makeAppointment(scenario, { ...scenario, hospital: stranger });
  const path = (some: string[]) => `/hospital/papers/labels?${some.map((id) => `id[]=${id}`).join('&')}`;
  const nurse = await makeMember(scenario, hospital, 'nurse', 'Eric');
  const { body } = await ask(path([...ids, foreign, ids[0]!]), nurse);
  const { pages } = await openPdf(scenario, body.data.url);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('First Patient');
  expect(pages[1]).toContain('Second Patient');
  const printed = await platform.db
    .selectFrom('audit')
    .select(['object_id', 'patient_id', 'role'])
    .where('action', '=', 'appointment.printed')
    .where('object_id', 'in', [...ids, foreign])
    .orderBy('id')
    .execute();
  expect(printed.map(({ object_id, role }) => [object_id, role])).toEqual(ids.map((id) => [id, 'nurse']));
  expect(printed.at(-1)!.patient_id).toBe(scenario.patient.id);

  expect((await ask(path([foreign]))).status).toBe(404);
  expect((await ask('/hospital/papers/labels')).status).toBe(422);
  expect((await ask(path(Array.from({ length: 51 }, () => ids[0]!)))).status).toBe(422);
  const cashier = await makeMember(scenario, hospital, 'cashier', 'Paul');
  expect((await ask(path(ids), cashier)).body.code).toBe('not_permitted');
});
