import { addDays, clockText, dayOf } from '../../apps/api/src/platform/clock.ts';
import { newId } from '../../apps/api/src/platform/ids.ts';
import { earn } from '../../apps/api/src/modules/payments/index.ts';
import {
  joinTeam,
  makeAdmin,
  makeDoctor,
  makeHours,
  makePatient,
  makePlace,
  makeSpeciality,
  type Person,
} from '../../apps/api/src/testing/people.ts';
import { type ProcessFixture, webhookSecret } from './process-fixture.ts';

export interface Answer {
  status: number;
  data: any;
}
/** Sends a call to the process that serves at the moment. */
export type Send = (
  method: string,
  path: string,
  caller: Person | null,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** A command that the death of its process may interrupt, and that is then repeated. */
export interface StartedAction {
  begin: (headers: Record<string, string>) => Promise<Answer>;
  /** Repeats the command for a caller who got no final answer; absent when the caller never comes back. */
  retry?: () => Promise<Answer>;
  /** A query that counts the results of this command at the end, and the number that is right. */
  expected: { sql: string; id: string; count: number };
}

export const openIntent = (send: Send, patient: Person, fields: object, headers = {}) =>
  send(
    'POST',
    '/patient/payment_intents',
    patient,
    { purpose: 'appointment', ...fields, payment_method: 'CARD' },
    headers,
  );
export const finish = (send: Send, patient: Person, tx_ref: string, headers: Record<string, string>) =>
  send('POST', '/patient/request/appointment', patient, { payment_data: { tx_ref } }, headers);

export async function prepareAppointment(fixture: ProcessFixture, type: 'ONLINE' | 'PHYSICAL' = 'ONLINE') {
  const doctor = await makeDoctor(fixture, { fee: 12_345 });
  const hospital = type === 'PHYSICAL' ? await makePlace(fixture, 'hospital') : undefined;
  if (hospital) await joinTeam(fixture, { id: hospital.id, kind: 'hospital' }, doctor);
  await makeHours(fixture, doctor, { from: 480, to: 720 });
  const fields = {
    speciality_id: await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' }),
    insurance_id: 'none',
    reason: 'A gate',
    assigned_date: addDays(dayOf(fixture.clock.now), 20),
    start_time: clockText(480),
    end_time: clockText(540),
    consultation_type: type,
    doctor_id: doctor.id,
    ...(hospital ? { hospital_id: hospital.id } : {}),
  };
  return { doctor, patient: await makePatient(fixture), fields };
}

export async function paidAppointment(fixture: ProcessFixture, send: Send) {
  const { doctor, patient, fields } = await prepareAppointment(fixture);
  const { data } = await openIntent(send, patient, fields);
  const { id } = fixture.gateway.pay(data.tx_ref, data.amount);
  return { doctor, patient, transactionId: id, txRef: data.tx_ref as string, paymentId: data.payment_id as string };
}

export async function callback(fixture: ProcessFixture, send: Send) {
  const { patient, txRef, transactionId } = await paidAppointment(fixture, send);
  const told = { event: 'charge.completed', data: { id: transactionId, tx_ref: txRef, status: 'successful' } };
  const begin: StartedAction['begin'] = (headers) =>
    send('POST', '/payments/webhooks/flutterwave', null, told, { ...headers, 'verif-hash': webhookSecret });
  return { patient, begin };
}

export async function bookedAppointment(fixture: ProcessFixture, send: Send) {
  const { doctor, patient, txRef, paymentId } = await paidAppointment(fixture, send);
  const { data } = await finish(send, patient, txRef, {});
  const cancel: StartedAction['begin'] = (headers) =>
    send('POST', `/patient/appointment/status/${data.id}`, patient, { status: 'CANCELLED' }, headers);
  return { doctor, patient, paymentId, cancel };
}

/** Makes an administrator, and a doctor with earnings and a payout account that the gateway accepts. */
export async function prepareDebt(fixture: ProcessFixture, send: Send) {
  const { doctor, paymentId } = await bookedAppointment(fixture, send);
  const { db } = fixture.platform;
  await db.transaction().execute((trx) => earn(trx, paymentId, fixture.clock.now));
  await db
    .insertInto('payment_info')
    .values({
      provider_id: doctor.id,
      method: 'MOBILE_MONEY',
      provider: 'MTN',
      account_number: '0788123456',
      account_name: 'Eric',
      changed_at: new Date(0),
    })
    .execute();
  const admin = await makeAdmin(fixture);
  await db.updateTable('session').set({ password_at: fixture.clock.now }).where('account_id', '=', admin.id).execute();
  const order = { payable_id: doctor.id, payable_type: 'DOCTOR', amount_paid: 1_000, type: 'custom' };
  return {
    doctor,
    pay: (headers: Record<string, string>) => send('POST', '/admin/payouts', admin, order, headers),
  };
}

export async function prepareDrugOrder(fixture: ProcessFixture) {
  const { db } = fixture.platform;
  const pharmacy = await makePlace(fixture, 'pharmacy');
  const [group, drug, offering] = [newId(), newId(), newId()];
  await db.insertInto('drug_category').values({ id: group, name: group }).execute();
  await db.insertInto('drug_class').values({ id: group, name: group, drug_category_id: group }).execute();
  await db
    .insertInto('drug')
    .values({ id: drug, name: drug, price: 999, supply: 'OTC', drug_class_id: group })
    .execute();
  await db
    .insertInto('offer')
    .values({ id: offering, provider_id: pharmacy.id, kind: 'pharmacy', price: 999, drug_id: drug })
    .execute();
  const fields = { pharmacy_id: pharmacy.id, pharmacy_drug_id: [offering], quantity: 2, collect: 1 };
  return { patient: await makePatient(fixture), fields };
}
