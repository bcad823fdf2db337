import { deliver } from '../../apps/api/src/testing/deliver.ts';
import { makeAdmin, makePatient } from '../../apps/api/src/testing/people.ts';
import type { Pair } from './pairs.ts';
import { type Closing, byPatient, type Act, ofPatient, erasure, erased } from './patient-acts.ts';
import { countRemains } from './remains.ts';
import { createHeldScenario } from './scenario.ts';

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

/** Ends the session of the patient. */
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

/**
 * An administrator merges the patient's record into another one, which is allowed because the patient has not confirmed
 * their email address.
 */
const merge: Closing = {
  change: async ({ fixture, patient, admin, send }) => {
    const { db } = fixture.platform;
    await db.updateTable('login').set({ email_proved_at: null }).where('id', '=', patient.id).execute();
    const other = await makePatient(fixture);
    return () => send(admin, 'POST', '/admin/patients/merge', { from_id: patient.id, into_id: other.id });
  },
  left: {
    what: 'rows behind a merge',
    sql: `select (select count(*) from appointment where patient_id = $1)
        + (select count(*) from medical_order where patient_id = $1) + (select count(*) from review where patient_id = $1)
        + (select count(*) from payment where patient_id = $1)
        + (select count(*) from message_copy where account_id = $1) + (select count(*) from session where account_id = $1)
        + (select count(*) from notification where patient_id = $1) as left
      from account where id = $1 and deleted_at is not null`,
    of: ofPatient,
  },
};
const besideMerge: Record<string, Act> = {
  'a booking': { act: booking!.act, refused: '401 signed_out' },
  'an order': { act: order!.act, refused: '401 signed_out' },
  'a payment that is opened': { ...byPatient['a payment that is opened']!, waits: '409 conflict' },
  'a review': byPatient['a review']!,
  'a message of the patient': byPatient['a message of the patient']!,
  'a message to the patient': byPatient['a message to the patient']!,
};

export const closings: Record<string, Pair> = {
  ...beside('an erasure', { change: erasure, left: erased }, byPatient),
  ...beside('the record being merged', merge, besideMerge),
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
              return countRemains(fixture, { ...left, of: left.of(scenario) });
            },
          };
        },
      } satisfies Pair,
    ]),
  );
}
