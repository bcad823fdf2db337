import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { drugOrder, type OrderScenario, createOrderScenario, testOrder } from '../../../testing/order-scenario.ts';
import type { Person } from '../../../testing/people.ts';

let scenario: OrderScenario;
beforeAll(async () => {
  scenario = await createOrderScenario();
});
afterAll(() => scenario.close());
beforeEach(async () => {
  await deliver(scenario);
  await scenario.platform.db.deleteFrom('notification').execute();
  scenario.mails.length = 0;
  scenario.pushes.length = 0;
});

const notifications = async () => {
  const { body } = await scenario.call('GET', '/patient/notifications', { token: scenario.patient.token });
  return body.data.data.map((row: Record<string, string>) => [
    row.reference_type,
    row.notifiable_status,
    row.reference_url,
  ]);
};
const mailsTo = ({ email }: Person) =>
  scenario.mails.filter(({ to }) => to === email).map(({ subject, text }) => ({ subject, text }));
const arrivals = ({ id }: Person) =>
  scenario.pushes
    .filter(({ accountId, event }) => accountId === id && event === 'arrival')
    .map(({ payload }) => payload);

it('a new order is announced to patient and provider by mail and on the provider’s open pages, and no mail names a drug', async () => {
  const { body } = await scenario.order(drugOrder(scenario, { quantity: [4] }));
  await deliver(scenario);
  expect(arrivals(scenario.pharmacy)).toEqual([
    { reference_type: 'PHARMACY_ORDER', id: body.data.id, status: 'PENDING', is_new: true },
  ]);
  const [mine] = mailsTo(scenario.patient);
  expect(mine!.subject).toBe('Your order was submitted');
  for (const word of ['Pharmacie Conseil', body.data.request_id, `/profile/orders?kind=pharmacy&id=${body.data.id}`])
    expect(mine!.text).toContain(word);
  const [theirs] = mailsTo(scenario.pharmacy);
  expect(theirs!.subject).toBe('A new order');
  expect(theirs!.text).toContain('/dashboard/pharmacy');
  for (const { text } of [mine!, theirs!]) expect(text).not.toContain('Paracetamol');
  expect(theirs!.text).not.toContain(scenario.patient.name);
});

it('the mail about a paid order says that it is paid and links to the order, and a refund is mailed too', async () => {
  const { body } = await scenario.buy(testOrder(scenario));
  await deliver(scenario);
  const page = `/profile/orders?kind=laboratory&id=${body.data.id}`;
  expect(await notifications()).toEqual([['Payment', 'PaymentSuccessful', page]]);
  const paid = mailsTo(scenario.patient).find(({ subject }) => subject === 'We received your payment');
  for (const word of ['5,000 Frw', 'Kigali Laboratory', 'See the order']) expect(paid!.text).toContain(word);
  await scenario.change(scenario.patient, body.data, { status: 'CANCELLED' });
  await deliver(scenario);
  expect((await notifications()).toSorted()).toEqual([
    ['Payment', 'PaymentRefunded', page],
    ['Payment', 'PaymentSuccessful', page],
    ['lab_results', 'OrderCANCELLED', page],
  ]);
  expect(mailsTo(scenario.patient).map(({ subject }) => subject)).toContain('Your money is on its way back');
  expect(mailsTo(scenario.laboratory).map(({ subject }) => subject)).toEqual(['A new order', 'An order was cancelled']);
  expect(arrivals(scenario.laboratory).at(-1)).toEqual({
    reference_type: 'LABORATORY_ORDER',
    id: body.data.id,
    status: 'CANCELLED',
    is_new: false,
  });
});

it('the patient is notified once that an order is completed and not that it is reopened, and the provider gets no mail about either', async () => {
  const { body } = await scenario.order(drugOrder(scenario));
  for (const status of ['COMPLETED', 'COMPLETED', 'PENDING'])
    await scenario.change(scenario.pharmacy, body.data, { status });
  await deliver(scenario);
  const statuses = (await notifications()).map(([type, status]: string[]) => `${type} ${status}`).toSorted();
  expect(statuses).toEqual(['Payment PaymentSuccessful', 'prescription OrderCOMPLETED']);
  expect(mailsTo(scenario.pharmacy).map(({ subject }) => subject)).toEqual(['A new order']);
});

it('a review of a patient with a completed order is marked as verified', async () => {
  const write = { pharmacy_id: scenario.pharmacy.id, overall: 5, reviews: 'Quick and friendly.' };
  const wrote = await scenario.call('POST', '/patient/pharmacy-reviews', {
    token: scenario.patient.token,
    body: write,
  });
  expect(wrote.status).toBe(201);
  const verified = async () =>
    (await scenario.call('GET', '/patient/reviews', { token: scenario.patient.token })).body.data.data[0]
      .verified_visit;
  const { body } = await scenario.order(drugOrder(scenario));
  await scenario.platform.db.updateTable('medical_order').set({ status: 'PENDING' }).execute();
  await scenario.change(scenario.pharmacy, body.data, { status: 'COMPLETED' });
  await deliver(scenario);
  expect(await verified()).toBe(true);
  await scenario.change(scenario.pharmacy, body.data, { status: 'CANCELLED' });
  await deliver(scenario);
  expect(await verified()).toBe(false);
});
