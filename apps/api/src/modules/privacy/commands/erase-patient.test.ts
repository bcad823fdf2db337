import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { makeDoctor, makePatient } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeAppointment } from '../../../testing/appointments.ts';
import { erase } from './erase-account.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('a patient cannot be erased while the price of a missed appointment waits to be moved, or while a refund is not done', async () => {
  const { db, now } = test.platform;
  const [doctor, patient] = [await makeDoctor(test), await makePatient(test)];
  const erased = () =>
    db
      .transaction()
      .execute((trx) => erase(trx, 'patient', { id: patient.id, by: patient.id }, now()))
      .then(
        () => 'erased',
        (error: { code: string }) => error.code,
      );
  const appointment = await makeAppointment(test, { doctor, patient, status: 'MISSED' });
  const rests = (missed_by_sweeper_at: Date | null) =>
    db.updateTable('appointment').set({ missed_by_sweeper_at }).where('id', '=', appointment.id).execute();
  await rests(now());
  expect(await erased()).toBe('too_early');
  await rests(null);
  // the appointment is paid; a second payment for it is being refunded
  const [id, at] = [newId(), now()];
  const twice = { id, payment_id: appointment.paymentId, gateway_tx_id: 'the second', amount: 10_000, currency: 'RWF' };
  await db
    .insertInto('refund')
    .values({ ...twice, reason: 'paid_twice', try_at: at, requested_at: at })
    .execute();
  expect(await erased()).toBe('too_early');
  const done = { status: 'DONE', gateway_refund_id: 'given back', done_at: at };
  await db.updateTable('refund').set(done).where('id', '=', id).execute();
  expect(await erased()).toBe('erased');
});
