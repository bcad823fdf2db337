import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { drugOrder, type OrderScenario, createOrderScenario, testOrder } from '../../../testing/order-scenario.ts';
import type { Person } from '../../../testing/people.ts';
import { somePhone, textsTo } from '../../../testing/phone-codes.ts';

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

it('a new order is announced by mails to patient and provider, which name no drug, and on the provider’s open pages', async () => {
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

it('the patient of an order gets a mail about the payment, which links to the order, and a mail about the refund', async () => {
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

it('when an order is completed and reopened, the patient is notified only of the completion, and the provider gets no mail', async () => {
  const { body } = await scenario.order(drugOrder(scenario));
  for (const status of ['COMPLETED', 'COMPLETED', 'PENDING'])
    await scenario.change(scenario.pharmacy, body.data, { status });
  await deliver(scenario);
  const statuses = (await notifications()).map(([type, status]: string[]) => `${type} ${status}`).toSorted();
  expect(statuses).toEqual(['Payment PaymentSuccessful', 'prescription OrderCOMPLETED']);
  expect(mailsTo(scenario.pharmacy).map(({ subject }) => subject)).toEqual(['A new order']);
});

it('when an order is ready, the patient gets one notification and one mail without the pick-up code, and open pages are informed', async () => {
  const { body } = await scenario.order(testOrder(scenario));
  await deliver(scenario);
  scenario.mails.length = 0;
  scenario.pushes.length = 0;
  for (const state of ['IN_WORK', 'READY', 'READY']) await scenario.work(scenario.laboratory, body.data, { state });
  await deliver(scenario);
  const page = `/profile/orders?kind=laboratory&id=${body.data.id}`;
  expect(await notifications()).toEqual([['lab_results', 'OrderREADY', page]]);
  const [mail, ...others] = mailsTo(scenario.patient);
  expect([mail!.subject, others]).toEqual(['Your order is ready', []]);
  const { pickup_code } = (
    await scenario.call('GET', `/patient/laboratory/test/orders/${body.data.id}`, { token: scenario.patient.token })
  ).body.data;
  expect(mail!.text).toContain(body.data.request_id);
  expect(mail!.text).not.toContain(pickup_code);
  expect(arrivals(scenario.laboratory).map((one: any) => [one.status, one.is_new])).toEqual([
    ['PENDING', false],
    ['PENDING', false],
  ]);
  const told = scenario.pushes.filter(
    ({ accountId, event }) => accountId === scenario.patient.id && event === 'notification',
  );
  expect(told).toHaveLength(2);
});

it('a patient without an e-mail address gets the pick-up code in a text message that names no test and no drug', async () => {
  const phone = somePhone();
  const { body } = await scenario.order(testOrder(scenario, { house_street_no: 'KN 7 Ave 1' }));
  const phoneOnly = 'update login set email = $3, phone = $2, phone_proved_at = now() where id = $1';
  await scenario.platform.pool.query(phoneOnly, [scenario.patient.id, phone, null]);
  await scenario.work(scenario.laboratory, body.data, { state: 'READY' });
  await deliver(scenario);
  const { pickup_code } = (
    await scenario.call('GET', `/patient/laboratory/test/orders/${body.data.id}`, { token: scenario.patient.token })
  ).body.data;
  const text = `Ivuriro: Your order ${body.data.request_id} is ready. Say this code to get it: ${pickup_code}`;
  expect(await textsTo(scenario, phone)).toEqual([{ text, parts: 1 }]);
  await scenario.platform.pool.query(phoneOnly, [scenario.patient.id, null, scenario.patient.email]);
});

it('a review is marked as verified as long as its author has a completed order', async () => {
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
