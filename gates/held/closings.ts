import { newId } from '../../apps/api/src/platform/ids.ts';
import { deliver } from '../../apps/api/src/testing/deliver.ts';
import { makeAdmin, makePatient, type Person } from '../../apps/api/src/testing/people.ts';
import { makeAppointment } from '../../apps/api/src/testing/appointments.ts';
import type { Answer, ApiFixture } from '../api-fixture.ts';
import type { Pair, Send } from './pairs.ts';
import { type Providers, makeProviders, drugOrderBody, bookingBody } from './providers.ts';

interface HeldScenario extends Providers {
  fixture: ApiFixture;
  patient: Person;
  admin: Person;
  send: (who: Person, method: string, path: string, body?: unknown) => Promise<Answer>;
}
interface Closing {
  change: (scenario: HeldScenario) => Promise<Send>;
  /** A query of one row that counts the rows which must not remain after the change. */
  left: { what: string; sql: string; of: (scenario: HeldScenario) => string };
}
interface Act {
  act: (scenario: HeldScenario) => Promise<Send>;
  refused: string;
  waits?: string;
}

/** An administrator carries out the erasure that the patient requested. */
const erasure = async ({ fixture, patient, admin, send }: HeldScenario): Promise<Send> => {
  const [id, created_at] = [newId(), fixture.platform.now()];
  const row = { id, patient_id: patient.id, type: 'ERASURE', text: '', created_at };
  await fixture.platform.db.insertInto('data_request').values(row).execute();
  return () => send(admin, 'PUT', `/admin/data_requests/${id}`, { status: 'DONE', answer: 'Done' });
};

const ofPatient = ({ patient }: HeldScenario) => patient.id;
const nothingOpen = `select (select count(*) from appointment where patient_id = $1 and status in ('PENDING', 'ONGOING'))
  + (select count(*) from medical_order where patient_id = $1 and status = 'PENDING')
  + (select count(*) from review where patient_id = $1) + (select count(*) from message_copy where account_id = $1)
  + (select count(*) from payment where patient_id = $1 and status = 'INITIATED') as left
  from account where id = $1 and deleted_at is not null`;
const erased: Closing['left'] = { what: 'rows behind an erasure', sql: nothingOpen, of: ofPatient };

const byPatient: Record<string, Act> = {
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

const openWithDeleted = `select
    (select count(*) from appointment where (doctor_id = p.id or hospital_id = p.id) and status in ('PENDING', 'ONGOING'))
    + (select count(*) from medical_order where provider_id = p.id and status = 'PENDING') as left
  from provider p where p.id = $1 and p.deleted_at is not null`;
type Kind = 'doctor' | 'hospital' | 'pharmacy';
const plural = { doctor: 'doctors', hospital: 'hospitals', pharmacy: 'pharmacies' };

const deletion = (kind: Kind): Closing => ({
  change: async (scenario) => () =>
    scenario.send(scenario.admin, 'DELETE', `/admin/${plural[kind]}/${scenario[kind].id}`),
  left: { what: 'rows with a deleted provider', sql: openWithDeleted, of: (scenario) => scenario[kind].id },
});
const hiding = (kind: Kind): Closing => ({
  change: async (scenario) => () =>
    scenario.send(scenario.admin, 'POST', `/admin/${kind}/approve/${scenario[kind].id}`, { isPublished: 0 }),
  left: { ...deletion(kind).left },
});

const { 'a booking': booking, 'an order': order } = byPatient;
const taken: Record<string, Act> = { 'a booking': { act: booking!.act, refused: '409 slot_taken' } };
const unsold: Record<string, Act> = { 'an order': { act: order!.act, refused: '422 validation_failed' } };
const ownHours: Record<string, Act> = {
  'hours that the doctor opens': {
    act: async ({ doctor, send }) => {
      const body = { day: 'Sunday', start_time: '11:00 PM', end_time: '11:30 PM', type: 'Online' };
      return () => send(doctor, 'POST', '/doctor/default_calendars', body);
    },
    refused: '401 signed_out',
  },
};

/** The session of the patient is ended. */
const signedOut: Closing = {
  change: async ({ patient, fixture, send }) => {
    const { id } = await fixture.platform.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', patient.id)
      .executeTakeFirstOrThrow();
    return () => send(patient, 'DELETE', `/sessions/${id}`);
  },
  left: { what: 'tokens', sql: 'select count(*) as left from session where account_id = $1', of: ofPatient },
};
const byToken: Record<string, Act> = {
  'a booking': { act: booking!.act, refused: '401 signed_out' },
  'another sign-out': {
    act: async ({ patient, send }) => {
      return () => send(patient, 'POST', '/logout');
    },
    refused: '401 signed_out',
    waits: '401 signed_out',
  },
};
const forOthers: Record<string, Act> = {
  'working hours that another administrator sets': {
    act: async ({ fixture, hospital, send }) => {
      const other = await makeAdmin(fixture);
      const hours = { day: ['Sunday'], isClosed: [1], isWorking24Hours: [0], opening_from: [''], closed_at: [''] };
      return () => send(other, 'POST', `/admin/hospital/working_hours?hospital_id=${hospital.id}`, hours);
    },
    refused: '404 not_found',
  },
  'a second deletion': {
    act: async ({ fixture, hospital, send }) => {
      const other = await makeAdmin(fixture);
      return () => send(other, 'DELETE', `/admin/hospitals/${hospital.id}`);
    },
    refused: '404 not_found',
    waits: '404 not_found',
  },
};

export const closings: Record<string, Pair> = {
  ...beside('an erasure', { change: erasure, left: erased }, byPatient),
  ...beside('the doctor’s deletion', deletion('doctor'), { ...taken, ...ownHours }),
  ...beside('the hospital’s deletion', deletion('hospital'), { ...taken, ...forOthers }),
  ...beside('the end of the token', signedOut, byToken),
  ...beside('the pharmacy’s deletion', deletion('pharmacy'), unsold),
  ...beside('the doctor’s page being hidden', hiding('doctor'), taken),
  ...beside('the pharmacy’s page being hidden', hiding('pharmacy'), unsold),
};

function beside(closed: string, { change, left }: Closing, acts: Record<string, Act>): Record<string, Pair> {
  return Object.fromEntries(
    Object.entries(acts).map(([name, { act, refused, waits }]) => [
      `${name} beside ${closed}`,
      {
        refused,
        ...(waits && { waits }),
        setUp: async (fixture) => {
          const scenario = await createHeldScenario(fixture);
          return {
            change: await change(scenario),
            act: await act(scenario),
            left: async () => {
              await deliver(fixture);
              const { rows } = await fixture.platform.reads.query(left.sql, [left.of(scenario)]);
              const many = Number(rows[0]?.left ?? 0);
              return many > 0 ? [`${many} ${left.what}`] : [];
            },
          };
        },
      } satisfies Pair,
    ]),
  );
}

async function createHeldScenario(fixture: ApiFixture): Promise<HeldScenario> {
  const providers = await makeProviders(fixture);
  const [patient, admin] = [await makePatient(fixture), await makeAdmin(fixture)];
  // erasing and deleting require a recent password
  const { db, now } = fixture.platform;
  await db.updateTable('session').set({ password_at: now() }).where('account_id', '=', admin.id).execute();
  return {
    ...providers,
    fixture,
    patient,
    admin,
    send: ({ token }, method, path, body) => fixture.call(method, path, token, body),
  };
}
