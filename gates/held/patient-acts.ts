import { newId } from '../../apps/api/src/platform/ids.ts';
import { makeAdmin } from '../../apps/api/src/testing/people.ts';
import { makeAppointment } from '../../apps/api/src/testing/appointments.ts';
import type { Send } from './pairs.ts';
import { drugOrderBody, bookingBody } from './providers.ts';
import type { HeldScenario } from './scenario.ts';

export interface Closing {
  change: (scenario: HeldScenario) => Promise<Send>;
  /** A query with one result row, whose `left` counts the rows that must not remain after the change. */
  left: { what: string; sql: string; of: (scenario: HeldScenario) => string };
}
export interface Act {
  act: (scenario: HeldScenario) => Promise<Send>;
  refused: string;
  waits?: string;
}

/** An administrator carries out the erasure that the patient requested. */
export const erasure = async ({ fixture, patient, admin, send }: HeldScenario): Promise<Send> => {
  const [id, created_at] = [newId(), fixture.platform.now()];
  const row = { id, patient_id: patient.id, type: 'ERASURE', text: '', created_at };
  await fixture.platform.db.insertInto('data_request').values(row).execute();
  return () => send(admin, 'PUT', `/admin/data_requests/${id}`, { status: 'DONE', answer: 'Done' });
};

export const ofPatient = ({ patient }: HeldScenario) => patient.id;
const nothingOpen = `select (select count(*) from appointment where patient_id = $1 and status in ('PENDING', 'ONGOING'))
  + (select count(*) from medical_order where patient_id = $1 and status = 'PENDING')
  + (select count(*) from review where patient_id = $1) + (select count(*) from message_copy where account_id = $1)
  + (select count(*) from payment where patient_id = $1 and status = 'INITIATED') as left
  from account where id = $1 and deleted_at is not null`;
export const erased: Closing['left'] = { what: 'rows behind an erasure', sql: nothingOpen, of: ofPatient };

export const byPatient: Record<string, Act> = {
  'a booking': {
    act: async (scenario) => {
      const body = await bookingBody(scenario);
      return () => scenario.send(scenario.patient, 'POST', '/patient/request/appointment', body);
    },
    refused: '401 signed_out',
    waits: '422 too_early',
  },
  'a payment that is opened': {
    act: async (scenario) => {
      const body = { ...(await bookingBody(scenario)), purpose: 'appointment', payment_method: 'CARD' };
      return () => scenario.send(scenario.patient, 'POST', '/patient/payment_intents', body);
    },
    refused: '401 signed_out',
    waits: '422 too_early',
  },
  'an order': {
    act: async (scenario) => {
      const body = await drugOrderBody(scenario);
      return () => scenario.send(scenario.patient, 'POST', '/patient/order/pharmacy/prescription', body);
    },
    refused: '401 signed_out',
    waits: '422 too_early',
  },
  'a review': {
    act: async ({ patient, doctor, send }) => {
      const body = { doctor_id: doctor.id, overall: 5, reviews: 'Kind and on time' };
      return () => send(patient, 'POST', '/patient/doctor-reviews', body);
    },
    refused: '401 signed_out',
  },
  'a message of the patient': {
    act: async ({ patient, admin, send }) => {
      const body = { to: [admin.id], subject: 'A question', message: 'When are you open?' };
      return () => send(patient, 'POST', '/messages', body);
    },
    refused: '401 signed_out',
  },
  'a message to the patient': {
    act: async ({ patient, fixture, send }) => {
      const other = await makeAdmin(fixture);
      const body = { to: [patient.id], subject: 'An answer', message: 'At eight' };
      return () => send(other, 'POST', '/messages', body);
    },
    refused: '422 validation_failed',
  },
  'a cancelled appointment that the doctor opens again': {
    act: async ({ fixture, patient, doctor, send }) => {
      const startsAt = new Date(fixture.platform.now().getTime() + 5 * 86_400_000);
      const { id } = await makeAppointment(fixture, { doctor, patient, status: 'CANCELLED', startsAt });
      return () => send(doctor, 'POST', `/doctor/appointment/status/${id}`, { status: 'PENDING' });
    },
    refused: '409 conflict',
    waits: '422 too_early',
  },
  'a missed appointment that the doctor opens again': {
    act: async ({ fixture, patient, doctor, send }) => {
      const { id } = await makeAppointment(fixture, { doctor, patient, status: 'MISSED' });
      return () => send(doctor, 'POST', `/doctor/appointment/status/${id}`, { status: 'PENDING' });
    },
    refused: '409 conflict',
    waits: '422 too_early',
  },
};
