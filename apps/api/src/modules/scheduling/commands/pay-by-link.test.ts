import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AbsenceScenario,
  beginDay,
  bookForRecord,
  bookWith,
  createAbsenceScenario,
  sentSecret,
} from '../../../testing/absence-scenario.ts';
import { bookingAt, payForAppointment } from '../../../testing/booking-scenario.ts';
import { takeCash } from '../../../testing/cash-desk.ts';
import { deliver } from '../../../testing/deliver.ts';
import { deskBookingAt } from '../../../testing/desk-booking.ts';
import { makeDoctor, makeMember } from '../../../testing/people.ts';
import { goTo, setStatus } from '../../../testing/queue-scenario.ts';
import { wideBudgets } from '../../../testing/wide-budgets.ts';
import { checkLedger } from '../../payments/index.ts';

let scenario: AbsenceScenario;
beforeAll(async () => {
  scenario = await createAbsenceScenario();
  scenario.platform.budgets = wideBudgets;
});
beforeEach(() => beginDay(scenario));
afterAll(async () => {
  expect(await checkLedger(scenario.platform.db)).toEqual([]);
  await scenario.close();
});

let numbers = 600;
/**
 * Books an appointment for a new patient with a phone number of their own. Returns its id, the number and the secret of
 * its payment link.
 */
async function sent(hour = 8) {
  const phone = `+250788000${++numbers}`;
  const id = await bookForRecord(scenario, hour, phone, { payment: 'LINK' });
  return { id, phone, secret: await sentSecret(scenario, phone) };
}
const read = (secret: string) => scenario.call('GET', `/payment_links/${secret}`);
const stateOf = async (secret: string) => {
  const { status, body } = await read(secret);
  return status === 200 ? body.data.status : body.code;
};
const begin = (secret: string) =>
  scenario.call('POST', `/payment_links/${secret}`, { body: { payment_method: 'MOBILE_MONEY' } });
const approve = (txRef: string, more: object = {}) =>
  scenario.call('POST', `ROOT/sandbox/checkout/${txRef}`, {
    body: { method: 'MOBILE_MONEY', outcome: 'approve', repeat: 0, ...more },
  });
const confirm = (secret: string, tx_ref: string) =>
  scenario.call('POST', `/payment_links/${secret}/confirmation`, { body: { tx_ref } });
async function begun(secret: string): Promise<string> {
  const { status, body } = await begin(secret);
  expect(status).toBe(201);
  return body.data.tx_ref;
}
/** Pays by the link in all steps: opens, approves and confirms a payment. */
async function pay(secret: string, more: object = {}) {
  const txRef = await begun(secret);
  await approve(txRef, more);
  return confirm(secret, txRef);
}
const appointmentOf = async (id: string) => {
  const { body } = await scenario.call('GET', `/hospital/appointment/${id}`, { token: scenario.hospital.token });
  return body.data;
};
const cancel = (id: string) => setStatus(scenario, id, 'CANCELLED');
/** All payments of an appointment, in cash and by its link, oldest first. */
const paymentsOf = async (id: string) => {
  const rows = await scenario.platform.db
    .selectFrom('payment')
    .select(['method', 'status'])
    .where((eb) => eb.or([eb('reference_id', '=', id), eb(sql`request ->> 'appointment_id'`, '=', id)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ method, status }) => `${method} ${status}`);
};

describe('paying for an appointment by a link', () => {
  it('the link is sent by text message when the desk books, and its page shows time, place and amount but not the patient', async () => {
    const { secret, phone } = await sent();
    const { rows } = await scenario.platform.pool.query('select text from sms where number = $1', [phone]);
    expect(rows).toEqual([{ text: expect.stringMatching(/^Ivuriro: your visit on .* is booked\. Pay now .*\/pay\//) }]);
    const { status, body } = await read(secret);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      assigned_date: scenario.date,
      start_time: '08:00 AM',
      end_time: '09:00 AM',
      doctor: { id: scenario.doctor.id, name: expect.any(String) },
      hospital: { id: scenario.hospital.id, name: 'Remera Hospital' },
      amount: 5000,
      status: 'DUE',
    });
  });

  it('the amount that was due in cash is paid online, the desk sees it at once, and the hospital earns it when the appointment is completed', async () => {
    const { id, secret } = await sent();
    const { status, body } = await pay(secret);
    expect([status, body.data.status, body.data.amount]).toEqual([200, 'PAID', 5000]);
    expect((await appointmentOf(id)).payment).toMatchObject({
      amount_paid: 5000,
      payment_method: 'MOBILE_MONEY',
      payment_status: 'SUCCESSFUL',
    });
    expect(await paymentsOf(id)).toEqual(['CASH VOID', 'MOBILE_MONEY SUCCESSFUL']);
    const due = await scenario.call('GET', `/hospital/cash_due?date=${scenario.date}`, {
      token: scenario.hospital.token,
    });
    expect(due.body.data.map((row: { id: string }) => row.id)).not.toContain(id);
    expect((await takeCash(scenario, id)).body.code).toBe('not_payable');
    expect(await stateOf(secret)).toBe('PAID');
    await goTo(scenario, 9);
    await setStatus(scenario, id, 'COMPLETED');
    const { body: earned } = await scenario.call('GET', '/hospital/transactions', { token: scenario.hospital.token });
    expect(earned.data.transactions.data[0]).toMatchObject({ purpose: 'appointment', reference_id: id });
  });

  it('all of the money is refunded when the hospital cancels the appointment afterwards', async () => {
    const { id, secret } = await sent();
    await pay(secret);
    expect((await cancel(id)).status).toBe(200);
    await deliver(scenario);
    expect((await appointmentOf(id)).payment).toMatchObject({ amount_refunded: 5000, payment_status: 'REFUNDED' });
    expect(await stateOf(secret)).toBe('link_expired');
  });

  it('money that arrives after the cash was taken is refunded, and the receipt stays valid', async () => {
    const { id, secret } = await sent();
    const txRef = await begun(secret);
    expect((await takeCash(scenario, id)).status).toBe(200);
    await approve(txRef);
    expect((await confirm(secret, txRef)).body.code).toBe('booking_lost');
    await deliver(scenario);
    expect(await paymentsOf(id)).toEqual(['CASH SUCCESSFUL', 'MOBILE_MONEY REFUNDED']);
    expect((await appointmentOf(id)).payment.receipt_number).toMatch(/^2026-/);
    expect(await stateOf(secret)).toBe('PAID');
    expect((await begin(secret)).body.code).toBe('not_due');
  });

  it('when cash and online money arrive at the same moment, only one of them is booked', async () => {
    for (let round = 0; round < 8; round++) {
      await beginDay(scenario);
      const { id, secret } = await sent();
      const txRef = await begun(secret);
      await approve(txRef);
      const [cash, online] = await Promise.all([takeCash(scenario, id), confirm(secret, txRef)]);
      await deliver(scenario);
      const isCash = cash.status === 200;
      expect(online.status === 200).toBe(!isCash);
      expect(await paymentsOf(id)).toEqual(
        isCash ? ['CASH SUCCESSFUL', 'MOBILE_MONEY REFUNDED'] : ['CASH VOID', 'MOBILE_MONEY SUCCESSFUL'],
      );
    }
  });

  it('money that arrives after a cancellation is refunded, and no further payment can be opened', async () => {
    const { id, secret } = await sent();
    const txRef = await begun(secret);
    await cancel(id);
    await approve(txRef);
    expect((await confirm(secret, txRef)).body.code).toBe('booking_lost');
    await deliver(scenario);
    expect(await paymentsOf(id)).toEqual(['CASH VOID', 'MOBILE_MONEY REFUNDED']);
    expect((await begin(secret)).body.code).toBe('not_due');
  });

  it('the page shows that the payment is being confirmed until the gateway has decided', async () => {
    const { secret } = await sent();
    const txRef = await begun(secret);
    await approve(txRef, { delay_ms: 60_000 });
    expect((await confirm(secret, txRef)).body.data.status).toBe('VERIFYING');
    expect(await stateOf(secret)).toBe('VERIFYING');
  });

  it('the link can be used again after a declined payment', async () => {
    const { secret } = await sent();
    expect((await pay(secret, { outcome: 'decline' })).body.code).toBe('payment_failed');
    expect(await stateOf(secret)).toBe('DUE');
    expect((await pay(secret)).body.data.status).toBe('PAID');
  });

  it('the link confirms neither a payment for another appointment nor an unknown payment', async () => {
    const { secret } = await sent(8);
    const other = await sent(9);
    const txRef = await begun(other.secret);
    await approve(txRef);
    expect((await confirm(secret, txRef)).body.code).toBe('payment_unknown');
    expect(await stateOf(secret)).toBe('DUE');
    expect((await confirm(other.secret, 'ivuriro-nothing')).body.code).toBe('payment_unknown');
  });

  it('only the newest link works, and a secret that was never sent counts as expired', async () => {
    const { id, phone, secret } = await sent();
    const again = await scenario.call('POST', `/hospital/appointment/${id}/payment_link`, {
      token: scenario.hospital.token,
    });
    expect([again.status, again.body.message]).toEqual([202, 'The patient gets a link by which they can pay.']);
    const newer = await sentSecret(scenario, phone);
    expect(newer).not.toBe(secret);
    expect(await stateOf(secret)).toBe('link_expired');
    expect(await stateOf(newer)).toBe('DUE');
    expect(await stateOf('never-sent')).toBe('link_expired');
  });
});

describe('sending a payment link', () => {
  const send = (id: string, { token }: { token: string }, kind = 'hospital') =>
    scenario.call('POST', `/${kind}/appointment/${id}/payment_link`, { token });

  it('is refused for a patient who cannot be reached, and nothing is booked then', async () => {
    const body = deskBookingAt(scenario, scenario.date, 10, { patient: { full_name: 'Beata Uwera' }, payment: 'LINK' });
    const answer = await scenario.call('POST', '/hospital/appointments', { token: scenario.hospital.token, body });
    expect([answer.status, answer.body.code]).toEqual([422, 'no_contact']);
    const free = { ...body, patient: { full_name: 'Beata Uwera', phone: '0788 000 321' } };
    expect(
      (await scenario.call('POST', '/hospital/appointments', { token: scenario.hospital.token, body: free })).status,
    ).toBe(201);
  });

  it('is refused when the appointment is paid already', async () => {
    const { id, secret } = await sent();
    await pay(secret);
    expect((await send(id, scenario.hospital)).body.code).toBe('not_due');
    await bookWith(scenario, 9);
    const paid = await payForAppointment(scenario, bookingAt(scenario, 11, { assigned_date: scenario.date }));
    expect((await send(paid.body.data.id, scenario.hospital)).body.code).toBe('not_due');
  });

  it('is allowed only to members who may book, and only for appointments of their own doctor or hospital', async () => {
    const { id } = await sent();
    const cashier = await makeMember(scenario, scenario.hospital, 'cashier', 'Paul Mugisha');
    expect((await send(id, cashier)).status).toBe(403);
    expect((await send(id, await makeDoctor(scenario), 'doctor')).status).toBe(404);
    expect((await send(id, scenario.doctor, 'doctor')).status).toBe(202);
  });

  it('is not possible for a series', async () => {
    const body = deskBookingAt(scenario, scenario.date, 10, {
      patient: { full_name: 'Beata Uwera', phone: '0788 000 321' },
      payment: 'LINK',
      series: { every_weeks: 1, times: 2 },
    });
    const answer = await scenario.call('POST', '/hospital/appointments', { token: scenario.hospital.token, body });
    expect([answer.status, answer.body.message]).toEqual([422, 'A series is paid at the desk.']);
  });
});
