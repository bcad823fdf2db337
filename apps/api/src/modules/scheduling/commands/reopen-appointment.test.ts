import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bookAppointment,
  type BookingScenario,
  onlineBooking,
  createBookingScenario,
  payForAppointment,
} from '../../../testing/booking-scenario.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makeAdmin, type Person } from '../../../testing/people.ts';

let scenario: BookingScenario;
let admin: Person;
beforeAll(async () => {
  scenario = await createBookingScenario();
  admin = await makeAdmin(scenario);
});
afterAll(() => scenario.close());

/**
 * Cancels an appointment, deletes one of its parties, and tries to reopen it. Returns the answer and the status of the
 * appointment after that.
 */
async function reopenedWithout(gone: 'doctor' | 'hospital' | 'patient'): Promise<unknown[]> {
  const { db } = scenario.platform;
  const id = await bookAppointment(scenario, 9);
  const set = (status: string) =>
    scenario.call('POST', `/admin/doctor/appointment/status/${id}`, { token: admin.token, body: { status } });
  await set('CANCELLED');
  const table = gone === 'patient' ? 'account' : 'provider';
  const left = (deleted_at: Date | null) =>
    db.updateTable(table).set({ deleted_at }).where('id', '=', scenario[gone].id).execute();
  await left(scenario.clock.now);
  const { status, body } = await set('PENDING');
  await left(null);
  await db.updateTable('membership').set({ until: null }).where('account_id', '=', scenario[gone].id).execute();
  const appointment = db.selectFrom('appointment').select('status').where('id', '=', id);
  return [status, body.message, (await appointment.executeTakeFirstOrThrow()).status];
}

describe('reopening a cancelled appointment after a party was deleted', () => {
  it.each([
    ['doctor', 'The doctor has left Ivuriro. This visit stays cancelled.'],
    ['hospital', 'The hospital has left Ivuriro. This visit stays cancelled.'],
    ['patient', 'The patient has left Ivuriro. This visit stays cancelled.'],
  ] as const)('a cancelled appointment cannot be reopened when its %s was deleted', async (gone, said) => {
    expect(await reopenedWithout(gone)).toEqual([409, said, 'CANCELLED']);
  });
});

describe('reopening a cancelled appointment', () => {
  /**
   * Cancels and reopens the appointment. Returns the status of the patient's newest notification, the subject of the
   * last mail to the patient, and whether that mail says that the patient keeps a refund.
   */
  async function reopened(id: string): Promise<unknown[]> {
    for (const status of ['CANCELLED', 'PENDING']) {
      await deliver(scenario);
      const path = `/admin/doctor/appointment/status/${id}`;
      expect((await scenario.call('POST', path, { token: admin.token, body: { status } })).status).toBe(200);
    }
    scenario.mails.length = 0;
    await deliver(scenario);
    const { token, email } = scenario.patient;
    const { body } = await scenario.call('GET', '/patient/notifications', { token });
    const [mail] = scenario.mails.filter(({ to }) => to === email).slice(-1);
    return [body.data.data[0].notifiable_status, mail!.subject, mail!.text.includes('stays yours')];
  }

  it('the patient gets a notification and a mail that a reopened appointment in cash takes place again', async () => {
    expect(await reopened(await bookAppointment(scenario, 8))).toEqual([
      'AppointmentReopened',
      'Your appointment takes place again',
      false,
    ]);
  });

  it('when a refunded appointment is reopened, the patient gets a notification and a mail that they keep the refund', async () => {
    const { body } = await payForAppointment(scenario, onlineBooking(scenario, 10));
    expect(await reopened(body.data.id)).toEqual([
      'AppointmentReopenedRefunded',
      'Your appointment takes place again, its money went back',
      true,
    ]);
  });
});
