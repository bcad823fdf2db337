import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onlineBooking, payForAppointment } from '../../../testing/booking-scenario.ts';
import { paymentOf, receiptsOf, takeCash } from '../../../testing/cash-desk.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makeDoctor, makeMember, makePatient, makePlace } from '../../../testing/people.ts';
import {
  bookToday,
  createQueueScenario,
  goTo,
  type QueueScenario,
  setStatus,
  startDay,
} from '../../../testing/queue-scenario.ts';
import { checkLedger } from '../../payments/index.ts';

let scenario: QueueScenario;
beforeAll(async () => {
  scenario = await createQueueScenario();
});
afterAll(async () => {
  expect(await checkLedger(scenario.platform.db)).toEqual([]);
  await scenario.close();
});
beforeEach(() => startDay(scenario));

const wallet = async () => {
  const path = '/hospital/transactions?per_page=100';
  const { body } = await scenario.call('GET', path, { token: scenario.hospital.token });
  return body.data;
};

describe('cash that is taken at the desk', () => {
  it('pays for the appointment, is returned in part as change that is not booked, and has a receipt with the name of the member who took it', async () => {
    const id = await bookToday(scenario, 9);
    const cashier = await makeMember(scenario, scenario.hospital, 'cashier', 'Paul Mugisha');
    const { status, body } = await takeCash(scenario, id, 10_000, cashier);
    expect([status, body.message]).toEqual([200, 'The cash is booked.']);
    expect(body.data).toMatchObject({
      change: 5000,
      appointment: { id, payment: { amount_paid: 5000, payment_status: 'SUCCESSFUL' } },
      receipt: {
        number: expect.stringMatching(/^2026-\d{6}$/),
        date: scenario.clock.now.toISOString(),
        payee: { id: scenario.hospital.id, name: 'Remera Hospital' },
        patient: { id: scenario.patient.id },
        reference_id: id,
        amount: 5000,
        given: 10_000,
        parts: [{ payer: 'PATIENT', method: 'CASH', amount: 5000 }],
        taken_by: 'Paul Mugisha',
        cancelled_at: null,
      },
    });
    const { number } = body.data.receipt;
    expect(body.data.appointment.payment.receipt_number).toBe(number);
    const own = await scenario.call('GET', '/patient/receipts', { token: scenario.patient.token });
    expect(own.body.data.data).toMatchObject([{ number, amount: 5000, taken_by: 'Paul Mugisha' }]);
    expect((await receiptsOf(scenario))[0]).toMatchObject({ number });
    await deliver(scenario);
    const told = await scenario.call('GET', '/patient/notifications', { token: scenario.patient.token });
    expect(told.body.data.data[0]).toMatchObject({ notifiable_status: 'PaymentSuccessful' });
  });

  it('is in the wallet once the appointment is completed, and is announced to the patient only once', async () => {
    const before = await wallet();
    const id = await bookToday(scenario, 9);
    await takeCash(scenario, id);
    expect((await wallet()).wallet).toEqual(before.wallet);
    await goTo(scenario, 10);
    await setStatus(scenario, id, 'COMPLETED');
    const after = await wallet();
    expect(after.wallet.amount_paid - before.wallet.amount_paid).toBe(5000);
    expect(after.transactions.total - before.transactions.total).toBe(1);
    expect(after.transactions.data[0]).toMatchObject({ reference_id: id, payment_status: 'SUCCESSFUL' });
    await setStatus(scenario, id, 'ONGOING');
    expect(await paymentOf(scenario, id)).toEqual({ status: 'SUCCESSFUL', captured_at: null, completed_at: null });
    expect((await wallet()).wallet).toEqual(before.wallet);
    await deliver(scenario);
    const told = await scenario.call('GET', '/patient/notifications', { token: scenario.patient.token });
    const paid = told.body.data.data.filter(
      (one: { notifiable_status: string }) => one.notifiable_status === 'PaymentSuccessful',
    );
    expect(paid).toHaveLength(1);
  });

  it('may be taken after the appointment, and is earned even when the patient missed the appointment', async () => {
    const [late, missed, unpaid] = [
      await bookToday(scenario, 8),
      await bookToday(scenario, 9),
      await bookToday(scenario, 10),
    ];
    await takeCash(scenario, missed);
    await goTo(scenario, 11);
    await setStatus(scenario, late, 'COMPLETED');
    expect((await takeCash(scenario, late)).body.data.receipt).toMatchObject({ amount: 5000 });
    await setStatus(scenario, missed, 'MISSED');
    await setStatus(scenario, unpaid, 'MISSED');
    expect(await paymentOf(scenario, missed)).toMatchObject({ status: 'SUCCESSFUL', completed_at: scenario.clock.now });
    expect(await paymentOf(scenario, unpaid)).toMatchObject({ status: 'CASH_DUE', completed_at: null });
  });

  it('must be given back when the appointment is cancelled: the receipt is cancelled, and a new payment has a new receipt', async () => {
    const id = await bookToday(scenario, 9);
    const first = (await takeCash(scenario, id)).body.data.receipt;
    await goTo(scenario, 8, 30);
    const cancelled = await setStatus(scenario, id, 'CANCELLED');
    expect(cancelled.body.data.payment).toMatchObject({ payment_status: 'VOID', receipt_number: null });
    expect((await receiptsOf(scenario))[0]).toMatchObject({
      number: first.number,
      cancelled_at: scenario.clock.now.toISOString(),
    });
    await setStatus(scenario, id, 'PENDING');
    expect(await paymentOf(scenario, id)).toMatchObject({ status: 'CASH_DUE' });
    const second = (await takeCash(scenario, id)).body.data.receipt;
    expect(Number(second.number.slice(5))).toBe(Number(first.number.slice(5)) + 1);
  });
});

it('the open pages of the doctor and the hospital show a receipt and its cancellation at once', async () => {
  const id = await bookToday(scenario, 9);
  const toldBy = async (act: () => Promise<unknown>) => {
    await deliver(scenario);
    scenario.pushes.length = 0;
    await act();
    await deliver(scenario);
    return scenario.pushes.filter(({ event }) => event === 'arrival').map(({ accountId }) => accountId);
  };
  const both = [scenario.doctor.id, scenario.hospital.id];
  expect(await toldBy(() => takeCash(scenario, id))).toEqual(both);
  // the second press writes no second receipt
  expect(await toldBy(() => takeCash(scenario, id))).toEqual([]);
  await goTo(scenario, 8, 30);
  expect(await toldBy(() => setStatus(scenario, id, 'CANCELLED'))).toEqual(both);
});

describe('cash is refused', () => {
  it('when the amount is below the price, is no whole positive number, or is too large', async () => {
    const id = await bookToday(scenario, 9);
    for (const [amount, code] of [
      [4999, 'cash_too_little'],
      [-1, 'validation_failed'],
      [4999.5, 'validation_failed'],
      [50_000_000, 'validation_failed'],
    ] as const)
      expect((await takeCash(scenario, id, amount)).body.code).toBe(code);
    expect(await paymentOf(scenario, id)).toMatchObject({ status: 'CASH_DUE' });
  });

  it('for an appointment that is cancelled, missed or paid online', async () => {
    const [cancelled, missed] = [await bookToday(scenario, 9), await bookToday(scenario, 10)];
    scenario.patient = await makePatient(scenario);
    const online = await payForAppointment(scenario, onlineBooking(scenario, 11, { assigned_date: scenario.date }));
    await setStatus(scenario, cancelled, 'CANCELLED');
    await goTo(scenario, 11);
    await setStatus(scenario, missed, 'MISSED');
    const before = await receiptsOf(scenario);
    for (const [id, desk] of [
      [cancelled, scenario.hospital],
      [missed, scenario.hospital],
      [online.body.data.id, scenario.doctor],
    ] as const) {
      const { status, body } = await takeCash(scenario, id, 5000, desk);
      expect([status, body.code]).toEqual([409, 'not_payable']);
    }
    expect(await receiptsOf(scenario)).toEqual(before);
  });

  it('to a nurse, and to other doctors and hospitals, who get 404', async () => {
    const id = await bookToday(scenario, 9);
    expect((await takeCash(scenario, id, 5000, await makePlace(scenario, 'hospital'))).status).toBe(404);
    expect((await takeCash(scenario, id, 5000, await makeDoctor(scenario), 'doctor')).status).toBe(404);
    const nurse = await makeMember(scenario, scenario.hospital, 'nurse', 'Eric');
    expect((await takeCash(scenario, id, 5000, nurse)).body.code).toBe('not_permitted');
  });
});

it('taking the cash for one appointment several times, at two desks at once or again later, makes only one receipt', async () => {
  const id = await bookToday(scenario, 9);
  const before = await receiptsOf(scenario);
  const desks = [scenario.hospital, scenario.doctor, scenario.hospital, scenario.doctor];
  const answers = await Promise.all(desks.map((desk) => takeCash(scenario, id, 5000, desk)));
  answers.push(await takeCash(scenario, id, 9000));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.data.receipt))).size).toBe(1);
  expect(await receiptsOf(scenario)).toHaveLength(before.length + 1);
});

it('when the cash is taken while the appointment is being cancelled, there is either a cancelled receipt or none', async () => {
  const ids = [await bookToday(scenario, 9), await bookToday(scenario, 10), await bookToday(scenario, 11)];
  const answers = await Promise.all(
    ids.flatMap((id) => [takeCash(scenario, id), setStatus(scenario, id, 'CANCELLED')]),
  );
  const [taken, cancelled] = [0, 1].map((from) => answers.filter((_, index) => index % 2 === from));
  expect(cancelled!.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { status } of taken!) expect([200, 409]).toContain(status);
  for (const id of ids) expect(await paymentOf(scenario, id)).toMatchObject({ status: 'VOID' });
  const open = (await receiptsOf(scenario)).filter(
    (one) => ids.includes(one.reference_id!) && one.cancelled_at === null,
  );
  expect(open).toEqual([]);
});

it('a doctor’s desk can take cash for the hospital, and lists only the receipts of the cash that it took', async () => {
  const [first, second] = [await bookToday(scenario, 9), await bookToday(scenario, 10)];
  const reception = await makeMember(scenario, scenario.doctor, 'reception', 'Rose');
  const { number } = (await takeCash(scenario, first, 5000, reception, 'doctor')).body.data.receipt;
  const other = (await takeCash(scenario, second)).body.data.receipt;
  expect(Number(other.number.slice(5))).toBe(Number(number.slice(5)) + 1);
  const today = `&date=${scenario.date}`;
  expect(await receiptsOf(scenario, scenario.doctor, today)).toMatchObject([
    { number, taken_by: 'Rose', payee: { id: scenario.hospital.id } },
  ]);
  expect((await receiptsOf(scenario, scenario.hospital, today)).map((one) => one.number)).toEqual([
    other.number,
    number,
  ]);
});

it('the totals of a day add up the cash that each member took, and the cancelled receipts', async () => {
  const [one, two, three] = [await bookToday(scenario, 8), await bookToday(scenario, 9), await bookToday(scenario, 10)];
  const [rose, paul] = [
    await makeMember(scenario, scenario.hospital, 'reception', 'Rose'),
    await makeMember(scenario, scenario.hospital, 'cashier', 'Paul'),
  ];
  const due = async () =>
    (await scenario.call('GET', `/hospital/cash_due?date=${scenario.date}`, { token: paul.token })).body.data.map(
      (row: { id: string }) => row.id,
    );
  expect(await due()).toEqual([one, two, three]);
  await takeCash(scenario, one, 5000, rose);
  await takeCash(scenario, two, 6000, paul);
  expect(await due()).toEqual([three]);
  await takeCash(scenario, three, 5000, rose);
  await setStatus(scenario, one, 'CANCELLED');
  const { body } = await scenario.call('GET', `/hospital/receipts/day?date=${scenario.date}`, { token: paul.token });
  expect(body.data).toEqual({
    people: [
      { name: 'Rose', receipts: 2, amount: 10_000 },
      { name: 'Paul', receipts: 1, amount: 5000 },
    ],
    total: { receipts: 3, amount: 15_000 },
    cancelled: { receipts: 1, amount: 5000 },
  });
  expect(await due()).toEqual([]);
});

it('the receipts of one patient are those that this place wrote for them', async () => {
  const other = await makePatient(scenario, 'Solange Ingabire');
  const elsewhere = await makePlace(scenario, 'hospital');
  await takeCash(scenario, await bookToday(scenario, 9));
  const [newest] = await receiptsOf(scenario);
  const ofPatient = async ({ id: patient }: { id: string }, { token } = scenario.hospital) =>
    (await scenario.call('GET', `/hospital/receipts?patient_id=${patient}&per_page=100`, { token })).body.data.data;
  expect((await ofPatient(scenario.patient))[0]).toEqual(newest);
  expect(await ofPatient(other)).toEqual([]);
  expect(await ofPatient(scenario.patient, elsewhere)).toEqual([]);
});
