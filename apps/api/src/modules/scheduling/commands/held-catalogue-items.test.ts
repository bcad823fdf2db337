import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, type BookingScenario, onlineBooking, createBookingScenario } from '../../../testing/booking-scenario.ts';
import { newId } from '../../../platform/ids.ts';
import { makeAdmin, makeInsurance, makePatient, makeSpeciality, type Person } from '../../../testing/people.ts';

let scenario: BookingScenario;
let admin: Person;
beforeAll(async () => {
  scenario = await createBookingScenario();
  admin = await makeAdmin(scenario);
});
afterAll(() => scenario.close());

let day = 0;
async function held(fields: Record<string, unknown>) {
  const patient = await makePatient(scenario);
  const assigned_date = `2026-12-${String(++day).padStart(2, '0')}`;
  const body = { purpose: 'appointment', ...onlineBooking(scenario, 9, { assigned_date, ...fields }) };
  const { status, body: answer } = await scenario.call('POST', '/patient/payment_intents', {
    token: patient.token,
    body,
  });
  expect(status).toBe(201);
  return { patient, txRef: String(answer.data.tx_ref) };
}
const remove = (path: string) => scenario.call('DELETE', path, { token: admin.token });
const withdraw = ({ patient, txRef }: Awaited<ReturnType<typeof held>>) =>
  scenario.call('DELETE', `/patient/payment_intents/${txRef}`, { token: patient.token });

/** Make a new insurance, and a new speciality that the doctor practises until `unlink` is called. */
const items = {
  insurances: async () => {
    const id = await makeInsurance(scenario, newId());
    return { id, fields: { insurance_id: id }, unlink: async () => {} };
  },
  specialties: async () => {
    const id = await makeSpeciality(scenario, { id: scenario.doctor.id, kind: 'doctor' });
    const links = scenario.platform.db.deleteFrom('provider_speciality').where('speciality_id', '=', id);
    return { id, fields: { speciality_id: id }, unlink: async () => void (await links.execute()) };
  },
};

describe.each(['insurances', 'specialties'] as const)('deleting %s that a held slot names', (list) => {
  it('a catalogue item cannot be deleted while a held slot names it, and paying for that slot then books the appointment', async () => {
    const { id, fields, unlink } = await items[list]();
    const hold = await held(fields);
    await unlink();
    const { status, body } = await remove(`/admin/${list}/${id}`);
    expect([status, body.code, body.message]).toEqual([
      409,
      'in_use',
      'It cannot be deleted: it is used by 1 held time.',
    ]);
    await scenario.call('POST', `ROOT/sandbox/checkout/${hold.txRef}`, { body: { outcome: 'approve' } });
    const final = await book(scenario, { payment_data: JSON.stringify({ tx_ref: hold.txRef }) }, hold.patient);
    expect(final.status).toBe(201);
  });

  it('a catalogue item can be deleted when the hold that names it was withdrawn, and money that arrives later is refunded', async () => {
    const { id, fields, unlink } = await items[list]();
    const hold = await held(fields);
    await unlink();
    expect((await withdraw(hold)).status).toBe(200);
    expect((await remove(`/admin/${list}/${id}`)).status).toBe(200);
    await scenario.call('POST', `ROOT/sandbox/checkout/${hold.txRef}`, { body: { outcome: 'approve', repeat: 0 } });
    const final = () => book(scenario, { payment_data: JSON.stringify({ tx_ref: hold.txRef }) }, hold.patient);
    expect([(await final()).status, (await final()).status]).toEqual([202, 202]);
    expect((await final()).body.code).toBe('booking_lost');
  });
});

it('a slot cannot be held with an insurance that is deleted at the same moment', async () => {
  const { id, fields } = await items.insurances();
  const patient = await makePatient(scenario);
  const body = { purpose: 'appointment', ...onlineBooking(scenario, 9, { assigned_date: '2026-12-20', ...fields }) };
  const deletion = scenario.platform.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('insurance').where('id', '=', id).execute();
    const opened = scenario.call('POST', '/patient/payment_intents', { token: patient.token, body });
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { opened };
  });
  const { status, body: answer } = await (await deletion).opened;
  expect([status, answer.message]).toEqual([422, 'Select insurance']);
});
