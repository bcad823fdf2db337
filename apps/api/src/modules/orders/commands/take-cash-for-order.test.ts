import type { Receipt } from '@ivuriro/contract/receipts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import {
  closeAndCheckLedger,
  createOrderScenario,
  drugOrder,
  type OrderScenario,
  sell,
  testOrder,
} from '../../../testing/order-scenario.ts';
import { makeMember, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { wideBudgets } from '../../../testing/wide-budgets.ts';

let scenario: OrderScenario;
beforeAll(async () => {
  scenario = await createOrderScenario();
  scenario.platform.budgets = wideBudgets;
});
afterAll(() => closeAndCheckLedger(scenario));
beforeEach(async () => {
  scenario.patient = await makePatient(scenario);
});

type Kind = 'laboratory' | 'pharmacy';
type Counter = Pick<Person, 'token'>;
const place = (kind: Kind) => scenario[kind];
const takeCash = (kind: Kind, id: string, amount: number | string = 5_000, by: Counter = place(kind)) =>
  scenario.call('PUT', `/${kind}/order/${id}/payment`, { token: by.token, body: { amount } });
async function read(path: string, { token }: Counter) {
  const { status, body } = await scenario.call('GET', path, { token });
  expect([status, body.message]).toEqual([200, expect.any(String)]);
  return body.data;
}
const receiptsOf = async (kind: Kind): Promise<Receipt[]> =>
  (await read(`/${kind}/receipts?per_page=100`, place(kind))).data;
async function placed(kind: Kind) {
  const body = kind === 'laboratory' ? testOrder(scenario) : drugOrder(scenario, { quantity: [10] });
  const answer = await scenario.order(body);
  expect([answer.status, answer.body.message]).toEqual([201, expect.any(String)]);
  return answer.body.data;
}
const paymentOf = ({ id }: { id: string }) =>
  scenario.platform.db
    .selectFrom('payment')
    .select(['status', 'captured_at', 'completed_at'])
    .where('reference_id', '=', id)
    .executeTakeFirstOrThrow();
const told = async () => {
  await deliver(scenario);
  const { data } = await read('/patient/notifications', scenario.patient);
  return data.map((one: { notifiable_status: string }) => one.notifiable_status);
};
const paidOf = async (kind: Kind): Promise<number> =>
  (await read(`/${kind}/transactions`, place(kind))).wallet.amount_paid;

describe.each(['laboratory', 'pharmacy'] as const)('cash at the counter of a %s', (kind) => {
  it('pays an order, is booked without the change, and gets a receipt with the name of the member who took it', async () => {
    const { id } = await placed(kind);
    const cashier = await makeMember(scenario, place(kind), 'cashier', 'Paul Mugisha');
    const { status, body } = await takeCash(kind, id, 10_000, cashier);
    expect([status, body.message]).toEqual([200, 'The cash is booked.']);
    expect(body.data).toMatchObject({
      change: 5_000,
      receipt: {
        number: expect.stringMatching(/^2026-\d{6}$/),
        payee: { id: place(kind).id },
        patient: { id: scenario.patient.id },
        purpose: kind === 'laboratory' ? 'laboratory_test' : 'prescription',
        reference_id: id,
        amount: 5_000,
        given: 10_000,
        taken_by: 'Paul Mugisha',
      },
    });
    const { number } = body.data.receipt;
    expect((await receiptsOf(kind))[0]).toMatchObject({ number });
    expect((await read('/patient/receipts', scenario.patient)).data).toMatchObject([{ number, reference_id: id }]);
    expect(await told()).toContain('PaymentSuccessful');
  });

  it('enters the wallet when the order is completed, is announced to the patient once, and stays paid when the order is reopened', async () => {
    const order = await placed(kind);
    const before = await paidOf(kind);
    await takeCash(kind, order.id);
    expect([await paidOf(kind), await paymentOf(order)]).toEqual([
      before,
      { status: 'SUCCESSFUL', captured_at: null, completed_at: null },
    ]);
    await scenario.change(place(kind), order, { status: 'COMPLETED' });
    expect(await paidOf(kind)).toBe(before + 5_000);
    expect((await told()).filter((status: string) => status === 'PaymentSuccessful')).toHaveLength(1);
    await scenario.change(place(kind), order, { status: 'PENDING' });
    expect([await paidOf(kind), (await paymentOf(order)).status]).toEqual([before, 'SUCCESSFUL']);
  });

  it('is shown at once on the open pages of the counter, and so is the cancellation of its receipt', async () => {
    const order = await placed(kind);
    const toldBy = async (act: () => Promise<unknown>) => {
      await deliver(scenario);
      scenario.pushes.length = 0;
      await act();
      await deliver(scenario);
      return scenario.pushes.filter(({ event }) => event === 'arrival');
    };
    const toCounter = (status: string) => [
      { accountId: place(kind).id, payload: expect.objectContaining({ id: order.id, status, is_new: false }) },
    ];
    expect(await toldBy(() => takeCash(kind, order.id))).toMatchObject(toCounter('PENDING'));
    const cancel = () => scenario.change(scenario.patient, order, { status: 'CANCELLED' });
    expect(await toldBy(cancel)).toMatchObject(toCounter('CANCELLED'));
  });

  it('may be taken after the order was completed, and is counted in the wallet only once', async () => {
    const order = await placed(kind);
    await scenario.change(place(kind), order, { status: 'COMPLETED' });
    const before = await paidOf(kind);
    expect((await takeCash(kind, order.id)).body.data.receipt).toMatchObject({ amount: 5_000 });
    expect(await paidOf(kind)).toBe(before);
  });

  it('has its receipt cancelled when the patient cancels the order, and gets the next receipt number when it is paid again', async () => {
    const order = await placed(kind);
    const first: Receipt = (await takeCash(kind, order.id)).body.data.receipt;
    await scenario.change(scenario.patient, order, { status: 'CANCELLED' });
    expect(await paymentOf(order)).toMatchObject({ status: 'VOID' });
    expect((await receiptsOf(kind))[0]).toMatchObject({ number: first.number, cancelled_at: expect.any(String) });
    await scenario.change(place(kind), order, { status: 'PENDING' });
    expect(await paymentOf(order)).toMatchObject({ status: 'CASH_DUE' });
    const second: Receipt = (await takeCash(kind, order.id)).body.data.receipt;
    expect(Number(second.number.slice(5))).toBe(Number(first.number.slice(5)) + 1);
  });
});

it('cash for an order is refused when it is less than the price, when the order is cancelled or paid online, and from a member who may not take cash', async () => {
  const order = await placed('pharmacy');
  expect((await takeCash('pharmacy', order.id, 4_999)).body.code).toBe('cash_too_little');
  const stranger = await makePlace(scenario, 'pharmacy');
  expect((await takeCash('pharmacy', order.id, 5_000, stranger)).status).toBe(404);
  const assistant = await makeMember(scenario, scenario.pharmacy, 'assistant', 'Yvette');
  expect((await takeCash('pharmacy', order.id, 5_000, assistant)).body.code).toBe('not_permitted');
  await scenario.change(scenario.pharmacy, order, { status: 'CANCELLED' });
  const online = (await scenario.buy(testOrder(scenario))).body.data;
  for (const [kind, id] of [
    ['pharmacy', order.id],
    ['laboratory', online.id],
  ] as const) {
    const { status, body } = await takeCash(kind, id);
    expect([status, body.code]).toEqual([409, 'not_payable']);
  }
});

it('a counter lists its pending orders in cash as due, and the close of the day adds up the cash that was taken', async () => {
  const cashier = await makeMember(scenario, await newLaboratory(), 'cashier', 'Paul');
  const day = async (date: string): Promise<string[]> =>
    (await read(`/laboratory/orders_due?date=${date}`, cashier)).map(({ id }: { id: string }) => id);
  const first = await placed('laboratory');
  scenario.patient = await makePatient(scenario);
  const second = await placed('laboratory');
  scenario.patient = await makePatient(scenario);
  const done = await placed('laboratory');
  await scenario.change(scenario.laboratory, done, { status: 'COMPLETED' });
  scenario.patient = await makePatient(scenario);
  await scenario.buy(testOrder(scenario));
  expect(await day('2026-11-20')).toEqual([first.id, second.id]);
  // an order is still due days after it was placed, and is not due on the day before
  expect(await day('2026-12-02')).toEqual([first.id, second.id]);
  expect(await day('2026-11-19')).toEqual([]);
  await takeCash('laboratory', first.id, 6_000, cashier);
  expect(await day('2026-11-20')).toEqual([second.id]);
  expect(await read('/laboratory/receipts/day?date=2026-11-20', cashier)).toEqual({
    people: [{ name: 'Paul', receipts: 1, amount: 5_000 }],
    total: { receipts: 1, amount: 5_000 },
    cancelled: { receipts: 0, amount: 0 },
  });
});

/** Continues the scenario at a new laboratory, which has neither orders nor receipts yet. */
async function newLaboratory(): Promise<Person> {
  scenario.laboratory = await makePlace(scenario, 'laboratory');
  scenario.offerings.test = await sell(scenario, scenario.laboratory, { test_id: scenario.items.test, price: 5_000 });
  return scenario.laboratory;
}

it('forty simultaneous cash payments of orders get consecutive receipt numbers, and a payment that is sent twice gets one number', async () => {
  const before = (await receiptsOf('pharmacy')).length;
  const ids: string[] = [];
  while (ids.length < 40) {
    scenario.patient = await makePatient(scenario);
    ids.push((await placed('pharmacy')).id);
  }
  const twice = ids.slice(0, 10);
  const answers = await Promise.all([...ids, ...twice].map((id) => takeCash('pharmacy', id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const serials = (await receiptsOf('pharmacy')).map(({ number }) => Number(number.slice(5)));
  expect(serials.toSorted((a, b) => a - b)).toEqual(Array.from({ length: before + 40 }, (_, index) => index + 1));
});
