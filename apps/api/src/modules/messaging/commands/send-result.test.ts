import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { drugOrder, type OrderScenario, createOrderScenario, testOrder } from '../../../testing/order-scenario.ts';
import { makePatient, makePlace, type Person } from '../../../testing/people.ts';

let scenario: OrderScenario;
let orderId: string;
beforeAll(async () => {
  scenario = await createOrderScenario();
});
afterAll(() => scenario.close());
beforeEach(async () => {
  await deliver(scenario);
  await scenario.platform.db.deleteFrom('message_copy').execute();
  await scenario.platform.db.deleteFrom('notification').execute();
  orderId = (await scenario.order(testOrder(scenario))).body.data.id;
  await deliver(scenario);
  scenario.mails.length = 0;
});

const pdf = {
  field: 'attachments[]',
  name: 'result.pdf',
  type: 'application/pdf',
  bytes: Buffer.from('%PDF-1.4\n%EOF'),
};
const sent = (changes: object = {}) => ({
  subject: 'Your blood count',
  message: 'All values are normal.',
  reference_id: orderId,
  reference_type: 'LABORATORY_ORDER',
  user_id: scenario.patient.id,
  user_type: 'PATIENT',
  action_type: 'RESULT',
  ...changes,
});
const sendBy = (by: Person, body: object, files = [pdf]) =>
  scenario.call('POST', '/laboratory/send/test/result/message', { token: by.token, body, files });
const inbox = async (by = scenario.patient) =>
  (await scenario.call('GET', '/messages', { token: by.token })).body.data.data;
const notifications = async () =>
  (await scenario.call('GET', '/patient/notifications', { token: scenario.patient.token })).body.data.data;

it('a laboratory result with its files reaches the patient of the order, who can answer, and the order keeps its status', async () => {
  const { status, body } = await sendBy(scenario.laboratory, sent());
  expect([status, body.message]).toEqual([201, 'Message sent successfully']);
  expect(body.data).toMatchObject({
    box: 'sent',
    subject: 'Your blood count',
    reference_type: 'LABORATORY_ORDER',
    reference_id: orderId,
  });
  const [row] = await inbox();
  expect(row).toMatchObject({ from: { account_type: 'laboratory', name: 'Kigali Laboratory' }, has_attachments: true });
  const read = (await scenario.call('GET', `/messages/${row.id}`, { token: scenario.patient.token })).body.data;
  expect(read).toMatchObject({ message: 'All values are normal.', files: [{ name: 'result.pdf' }] });
  const order = await scenario.call('GET', `/patient/laboratory/test/orders/${orderId}`, {
    token: scenario.patient.token,
  });
  expect(order.body.data.status).toBe('PENDING');
  // the patient may answer the message with the result
  const answer = { subject: 'Re: Your blood count', message: 'Thank you', reply_to: row.id };
  expect((await scenario.call('POST', '/messages', { token: scenario.patient.token, body: answer })).status).toBe(201);
});

it('a patient and a laboratory can list the messages about one order', async () => {
  await sendBy(scenario.laboratory, sent());
  const other = (await scenario.order(testOrder(scenario, { collect: 1, house_street_no: '' }))).body.data.id;
  const about = async (by: Person, box: string, id: string) =>
    (await scenario.call('GET', `/messages?box=${box}&reference_id=${id}`, { token: by.token })).body.data.data.map(
      ({ subject }: { subject: string }) => subject,
    );
  expect(await about(scenario.laboratory, 'sent', orderId)).toEqual(['Your blood count']);
  expect(await about(scenario.patient, 'inbox', orderId)).toEqual(['Your blood count']);
  expect(await about(scenario.laboratory, 'sent', other)).toEqual([]);
  expect(await about(scenario.pharmacy, 'sent', orderId)).toEqual([]);
  // a filter that is no valid id is ignored, so all results are listed
  expect(await about(scenario.laboratory, 'sent', 'none')).toEqual(['Your blood count']);
});

it('a laboratory result makes one notification and one mail, and the mail does not contain the result', async () => {
  await sendBy(scenario.laboratory, sent());
  await deliver(scenario);
  const [row] = await inbox();
  expect(await notifications()).toMatchObject([
    {
      notifiable_type: 'Message',
      reference_type: 'lab_results',
      notifiable_status: 'DownloadLabTestResultFile',
      reference_url: `/profile/messages?id=${row.id}`,
    },
  ]);
  expect(scenario.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [scenario.patient.email, 'Your laboratory result is there'],
  ]);
  expect(scenario.mails[0]!.text).toContain('Kigali Laboratory');
  expect(scenario.mails[0]!.text).not.toMatch(/blood|normal/);
});

it('a laboratory result without files is announced like an ordinary message, and an empty subject becomes the default subject', async () => {
  await sendBy(scenario.laboratory, sent({ subject: '' }), []);
  await deliver(scenario);
  expect(await notifications()).toEqual([]);
  expect((await inbox())[0]).toMatchObject({ subject: 'Lab Test Results', has_attachments: false });
  expect(scenario.mails.map(({ subject }) => subject)).toEqual(['A message from Kigali Laboratory']);
});

it('a laboratory can send a result only to the patient of one of its own orders', async () => {
  const [other, stranger] = [await makePlace(scenario, 'laboratory'), await makePatient(scenario)];
  expect((await sendBy(other, sent())).status).toBe(404);
  expect((await sendBy(scenario.laboratory, sent({ user_id: stranger.id }))).status).toBe(404);
  const drugs = (await scenario.order(drugOrder(scenario))).body.data.id;
  expect((await sendBy(scenario.laboratory, sent({ reference_id: drugs }))).status).toBe(404);
  expect((await sendBy(scenario.pharmacy, sent({ reference_id: drugs }))).status).toBe(403);
  expect((await sendBy(scenario.laboratory, sent({ message: ' ' }))).status).toBe(422);
  expect(await inbox()).toEqual([]);
  expect(await inbox(stranger)).toEqual([]);
});

it('the patient and the provider of an order may write to each other', async () => {
  await scenario.order(drugOrder(scenario));
  const names = async (by: Person) =>
    (await scenario.call('GET', '/messages/recipients', { token: by.token })).body.data.map(
      (one: { name: string }) => one.name,
    );
  expect(await names(scenario.patient)).toEqual(['Kigali Laboratory', 'Pharmacie Conseil']);
  expect(await names(scenario.pharmacy)).toEqual([scenario.patient.name]);
  expect(await names(scenario.laboratory)).toEqual([scenario.patient.name]);
});
