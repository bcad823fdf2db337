import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliver } from '../../testing/deliver.ts';
import { drugOrder, type Market, openMarket, testOrder } from '../../testing/market.ts';
import { makePatient, makePlace, type Person } from '../../testing/people.ts';

let market: Market;
let orderId: string;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  await deliver(market);
  await market.platform.db.deleteFrom('message_copy').execute();
  await market.platform.db.deleteFrom('notification').execute();
  orderId = (await market.order(testOrder(market))).body.data.id;
  await deliver(market);
  market.mails.length = 0;
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
  user_id: market.patient.id,
  user_type: 'PATIENT',
  action_type: 'RESULT',
  ...changes,
});
const sendBy = (by: Person, body: object, files = [pdf]) =>
  market.call('POST', '/laboratory/send/test/result/message', { token: by.token, body, files });
const inbox = async (by = market.patient) =>
  (await market.call('GET', '/messages', { token: by.token })).body.data.data;
const notices = async () =>
  (await market.call('GET', '/patient/notifications', { token: market.patient.token })).body.data.data;

it('reaches the patient of the order with its papers, and the order stays as it is', async () => {
  const { status, body } = await sendBy(market.laboratory, sent());
  expect([status, body.message]).toEqual([201, 'Message sent successfully']);
  expect(body.data).toMatchObject({
    box: 'sent',
    subject: 'Your blood count',
    reference_type: 'LABORATORY_ORDER',
    reference_id: orderId,
  });
  const [row] = await inbox();
  expect(row).toMatchObject({ from: { account_type: 'laboratory', name: 'Kigali Laboratory' }, has_attachments: true });
  const read = (await market.call('GET', `/messages/${row.id}`, { token: market.patient.token })).body.data;
  expect(read).toMatchObject({ message: 'All values are normal.', files: [{ name: 'result.pdf' }] });
  const order = await market.call('GET', `/patient/laboratory/test/orders/${orderId}`, { token: market.patient.token });
  expect(order.body.data.status).toBe('PENDING');
  // and the patient may ask back
  const answer = { subject: 'Re: Your blood count', message: 'Thank you', reply_to: row.id };
  expect((await market.call('POST', '/messages', { token: market.patient.token, body: answer })).status).toBe(201);
});

it('is found again by its order, by those who have it', async () => {
  await sendBy(market.laboratory, sent());
  const other = (await market.order(testOrder(market, { collect: 1, house_street_no: '' }))).body.data.id;
  const about = async (by: Person, box: string, id: string) =>
    (await market.call('GET', `/messages?box=${box}&reference_id=${id}`, { token: by.token })).body.data.data.map(
      ({ subject }: { subject: string }) => subject,
    );
  expect(await about(market.laboratory, 'sent', orderId)).toEqual(['Your blood count']);
  expect(await about(market.patient, 'inbox', orderId)).toEqual(['Your blood count']);
  expect(await about(market.laboratory, 'sent', other)).toEqual([]);
  expect(await about(market.pharmacy, 'sent', orderId)).toEqual([]);
  // what is no id is no filter
  expect(await about(market.laboratory, 'sent', 'none')).toEqual(['Your blood count']);
});

it('is told as a laboratory result, once, and by a mail that says nothing of it', async () => {
  await sendBy(market.laboratory, sent());
  await deliver(market);
  const [row] = await inbox();
  expect(await notices()).toMatchObject([
    {
      notifiable_type: 'Message',
      reference_type: 'lab_results',
      notifiable_status: 'DownloadLabTestResultFile',
      reference_url: `/profile/messages?id=${row.id}`,
    },
  ]);
  expect(market.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [market.patient.email, 'Your laboratory result is there'],
  ]);
  expect(market.mails[0]!.text).toContain('Kigali Laboratory');
  expect(market.mails[0]!.text).not.toMatch(/blood|normal/);
});

it('without papers is a message like any other; without a subject it has the usual one', async () => {
  await sendBy(market.laboratory, sent({ subject: '' }), []);
  await deliver(market);
  expect(await notices()).toEqual([]);
  expect((await inbox())[0]).toMatchObject({ subject: 'Lab Test Results', has_attachments: false });
  expect(market.mails.map(({ subject }) => subject)).toEqual(['A message from Kigali Laboratory']);
});

it('goes to nobody but the patient of an own order', async () => {
  const [other, stranger] = [await makePlace(market, 'laboratory'), await makePatient(market)];
  expect((await sendBy(other, sent())).status).toBe(404);
  expect((await sendBy(market.laboratory, sent({ user_id: stranger.id }))).status).toBe(404);
  const drugs = (await market.order(drugOrder(market))).body.data.id;
  expect((await sendBy(market.laboratory, sent({ reference_id: drugs }))).status).toBe(404);
  expect((await sendBy(market.pharmacy, sent({ reference_id: drugs }))).status).toBe(403);
  expect((await sendBy(market.laboratory, sent({ message: ' ' }))).status).toBe(422);
  expect(await inbox()).toEqual([]);
  expect(await inbox(stranger)).toEqual([]);
});

it('whoever ordered and who delivers may write to each other', async () => {
  await market.order(drugOrder(market));
  const names = async (by: Person) =>
    (await market.call('GET', '/messages/recipients', { token: by.token })).body.data.map(
      (one: { name: string }) => one.name,
    );
  expect(await names(market.patient)).toEqual(['Kigali Laboratory', 'Pharmacie Conseil']);
  expect(await names(market.pharmacy)).toEqual([market.patient.name]);
  expect(await names(market.laboratory)).toEqual([market.patient.name]);
});
