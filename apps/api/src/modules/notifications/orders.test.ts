import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliver } from '../../testing/deliver.ts';
import { drugOrder, type Market, openMarket, testOrder } from '../../testing/market.ts';
import type { Person } from '../../testing/people.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  await deliver(market);
  await market.platform.db.deleteFrom('notification').execute();
  market.mails.length = 0;
  market.told.length = 0;
});

const notices = async () => {
  const { body } = await market.call('GET', '/patient/notifications', { token: market.patient.token });
  return body.data.data.map((row: Record<string, string>) => [
    row.reference_type,
    row.notifiable_status,
    row.reference_url,
  ]);
};
const mailsTo = ({ email }: Person) =>
  market.mails.filter(({ to }) => to === email).map(({ subject, text }) => ({ subject, text }));
const arrivals = ({ id }: Person) =>
  market.told.filter(({ accountId, event }) => accountId === id && event === 'arrival').map(({ payload }) => payload);

it('a new order is told to both, and to the provider’s open pages; a mail names no drug', async () => {
  const { body } = await market.order(drugOrder(market, { quantity: [4] }));
  await deliver(market);
  expect(arrivals(market.pharmacy)).toEqual([
    { reference_type: 'PHARMACY_ORDER', id: body.data.id, status: 'PENDING', is_new: true },
  ]);
  const [mine] = mailsTo(market.patient);
  expect(mine!.subject).toBe('Your order was submitted');
  for (const word of ['Pharmacie Conseil', body.data.request_id, `/profile/orders?kind=pharmacy&id=${body.data.id}`])
    expect(mine!.text).toContain(word);
  const [theirs] = mailsTo(market.pharmacy);
  expect(theirs!.subject).toBe('A new order');
  expect(theirs!.text).toContain('/dashboard/pharmacy');
  for (const { text } of [mine!, theirs!]) expect(text).not.toContain('Paracetamol');
  expect(theirs!.text).not.toContain(market.patient.name);
});

it('a paid one is told as paid, with the way to the order, and its money that goes back as well', async () => {
  const { body } = await market.buy(testOrder(market));
  await deliver(market);
  const page = `/profile/orders?kind=laboratory&id=${body.data.id}`;
  expect(await notices()).toEqual([['Payment', 'PaymentSuccessful', page]]);
  const paid = mailsTo(market.patient).find(({ subject }) => subject === 'We received your payment');
  for (const word of ['5,000 Frw', 'Kigali Laboratory', 'See the order']) expect(paid!.text).toContain(word);
  await market.change(market.patient, body.data, { status: 'CANCELLED' });
  await deliver(market);
  expect((await notices()).toSorted()).toEqual([
    ['Payment', 'PaymentRefunded', page],
    ['Payment', 'PaymentSuccessful', page],
    ['lab_results', 'OrderCANCELLED', page],
  ]);
  expect(mailsTo(market.patient).map(({ subject }) => subject)).toContain('Your money is on its way back');
  expect(mailsTo(market.laboratory).map(({ subject }) => subject)).toEqual(['A new order', 'An order was cancelled']);
  expect(arrivals(market.laboratory).at(-1)).toEqual({
    reference_type: 'LABORATORY_ORDER',
    id: body.data.id,
    status: 'CANCELLED',
    is_new: false,
  });
});

it('a completed one is told once for a change; one that is opened again is not', async () => {
  const { body } = await market.order(drugOrder(market));
  for (const status of ['COMPLETED', 'COMPLETED', 'PENDING'])
    await market.change(market.pharmacy, body.data, { status });
  await deliver(market);
  const statuses = (await notices()).map(([type, status]: string[]) => `${type} ${status}`).toSorted();
  expect(statuses).toEqual(['Payment PaymentSuccessful', 'prescription OrderCOMPLETED']);
  expect(mailsTo(market.pharmacy).map(({ subject }) => subject)).toEqual(['A new order']);
});

it('a review of a patient whose order was completed says so', async () => {
  const write = { pharmacy_id: market.pharmacy.id, overall: 5, reviews: 'Quick and friendly.' };
  const wrote = await market.call('POST', '/patient/pharmacy-reviews', { token: market.patient.token, body: write });
  expect(wrote.status).toBe(201);
  const verified = async () =>
    (await market.call('GET', '/patient/reviews', { token: market.patient.token })).body.data.data[0].verified_visit;
  const { body } = await market.order(drugOrder(market));
  await market.platform.db.updateTable('medical_order').set({ status: 'PENDING' }).execute();
  await market.change(market.pharmacy, body.data, { status: 'COMPLETED' });
  await deliver(market);
  expect(await verified()).toBe(true);
  await market.change(market.pharmacy, body.data, { status: 'CANCELLED' });
  await deliver(market);
  expect(await verified()).toBe(false);
});
