import { addDays, dayOf } from '../../apps/api/src/platform/clock.ts';
import { makePatient } from '../../apps/api/src/testing/people.ts';
import { atDesks, bookedAt, cancellation, type DeskPair, hour, moveByDesk } from './desk-pairs.ts';
import type { Pair, Send } from './pairs.ts';
import type { HeldScenario } from './scenario.ts';

type Kind = 'doctor' | 'hospital';

const cash = ({ send, ...scenario }: HeldScenario, kind: Kind, id: string): Send => {
  return () => send(scenario[kind], 'PUT', `/${kind}/appointment/${id}/payment`, { amount: 5_000 });
};
const arrival = ({ send, ...scenario }: HeldScenario, kind: Kind, id: string): Send => {
  return () => send(scenario[kind], 'POST', `/${kind}/appointment/${id}/arrival`);
};

/**
 * The desk overbooks the doctor's slot at eight for a patient, who has another appointment at eight some days later.
 */
async function overbooking(scenario: HeldScenario, daysLater = 1): Promise<Send> {
  const { fixture, send, hospital, doctor, speciality, day } = scenario;
  const patient = await makePatient(fixture, 'Eric Mugisha');
  await bookedAt(scenario, 8, { patient, day: addDays(day, daysLater) });
  const body = {
    doctor_id: doctor.id,
    speciality_id: speciality,
    assigned_date: day,
    ...hour(8),
    consultation_type: 'PHYSICAL',
    payment: 'DESK',
    patient_id: patient.id,
    overbook: 1,
  };
  return () => send(hospital, 'POST', '/hospital/appointments', body);
}

const openReceipts = (of: string) => ({
  what: 'receipts or payments of a cancelled visit',
  sql: `select (select count(*) from receipt where payment_id = p.id and cancelled_at is null)
      + (case when p.status = 'VOID' then 0 else 1 end) as left
    from appointment a join payment p on p.id = a.payment_id where a.id = $1 and a.status = 'CANCELLED'`,
  of,
});
const secondReceipts = (of: string) => ({
  what: 'receipts too many',
  sql: `select count(*) - 1 as left from receipt
    join appointment a on a.payment_id = receipt.payment_id where a.id = $1`,
  of,
});
/**
 * Each appointment has claimed its time, unless it is overbooked beside an appointment that has claimed the same time;
 * at most two may be overbooked there.
 */
const withoutClaim = ({ doctor }: HeldScenario) => ({
  what: 'visits without a claim of their time, claims without a visit, or visits too many',
  sql: `with visit as (select id, overbooked, tstzrange(starts_at, ends_at) as during
        from appointment where doctor_id = $1 and status in ('PENDING', 'ONGOING')),
      claim as (select appointment_id, during from slot_claim where doctor_id = $1 and state = 'BOOKED')
    select (select count(*) from visit v where not exists (select from claim c
        where c.during = v.during and (v.overbooked or c.appointment_id = v.id)))
      + (select count(*) from claim c where not exists (select from visit v
        where v.during = c.during and not v.overbooked and v.id = c.appointment_id))
      + (select count(*) from (select from visit group by during having count(*) > 3) as full_time) as left`,
  of: doctor.id,
});
const arrivedLater = (of: string) => ({
  what: 'arrivals at a cancelled visit',
  sql: `select count(*) as left from audit where object_id = $1 and action = 'appointment.arrived' and outcome = 'done'
    and id > (select max(id) from audit where object_id = $1 and action = 'appointment.status' and outcome = 'done')`,
  of,
});
const sameTokens = ({ hospital }: HeldScenario) => ({
  what: 'tokens that two patients have',
  sql: `select count(*) - count(distinct (letter, number)) as left from arrival where place_id = $1`,
  of: hospital.id,
});

const acts: Record<string, DeskPair> = {
  'cash that is taken beside the cancellation of the visit': {
    refused: '409 not_payable',
    prepare: async (scenario) => {
      const id = await bookedAt(scenario, 8);
      const change = cancellation(scenario, scenario.patient, 'patient', id);
      return { change, act: cash(scenario, 'hospital', id), remains: openReceipts(id) };
    },
  },
  'cash that is taken at two desks': {
    refused: '200 done',
    prepare: async (scenario) => {
      const id = await bookedAt(scenario, 8);
      return { change: cash(scenario, 'doctor', id), act: cash(scenario, 'hospital', id), remains: secondReceipts(id) };
    },
  },
  'an overbooking beside the cancellation of the visit that has the time': {
    refused: '201 done',
    prepare: async (scenario) => {
      const id = await bookedAt(scenario, 8);
      const change = cancellation(scenario, scenario.doctor, 'doctor', id);
      return { change, act: await overbooking(scenario), remains: withoutClaim(scenario) };
    },
  },
  'an overbooking beside the last one that the time has room for': {
    refused: '409 slot_full',
    waits: '409 slot_full',
    prepare: async (scenario) => {
      await bookedAt(scenario, 8);
      await (
        await overbooking(scenario)
      )();
      const [change, act] = [await overbooking(scenario, 2), await overbooking(scenario, 3)];
      return { change, act, remains: withoutClaim(scenario) };
    },
  },
  'the cancellation of an overbooked visit beside that of the visit that has the time': {
    refused: '200 done',
    prepare: async (scenario) => {
      const id = await bookedAt(scenario, 8);
      const { data } = await (await overbooking(scenario))();
      await (
        await overbooking(scenario, 2)
      )();
      const change = cancellation(scenario, scenario.doctor, 'doctor', id);
      const act = cancellation(scenario, scenario.hospital, 'hospital', data.id);
      return { change, act, remains: withoutClaim(scenario) };
    },
  },
  'a move of an overbooked visit beside the cancellation of the visit that has the time': {
    refused: '200 done',
    prepare: async (scenario) => {
      const id = await bookedAt(scenario, 8);
      const { data } = await (await overbooking(scenario))();
      const change = cancellation(scenario, scenario.doctor, 'doctor', id);
      return { change, act: moveByDesk(scenario, data.id, 9), remains: withoutClaim(scenario) };
    },
  },
  'an arrival beside the cancellation of the visit': {
    refused: '422 arrival_closed',
    prepare: async (scenario) => {
      const id = await bookedAt(scenario, 11, { day: dayOf(scenario.fixture.platform.now()) });
      const change = cancellation(scenario, scenario.doctor, 'doctor', id);
      return { change, act: arrival(scenario, 'hospital', id), remains: arrivedLater(id) };
    },
  },
  'an arrival beside that of another patient': {
    refused: '200 done',
    prepare: async (scenario) => {
      const day = dayOf(scenario.fixture.platform.now());
      // the scenario's clock shows ten, so eleven is the only hour left that can be booked: the other appointment is
      // moved back afterwards
      const id = await bookedAt(scenario, 11, { day });
      const other = await bookedAt(scenario, 8, { patient: await makePatient(scenario.fixture) });
      const starts_at = new Date(scenario.fixture.platform.now().getTime() - 3_600_000);
      const time = { starts_at, ends_at: new Date(starts_at.getTime() + 3_600_000) };
      await scenario.fixture.platform.db.updateTable('appointment').set(time).where('id', '=', other).execute();
      const [change, act] = [arrival(scenario, 'doctor', other), arrival(scenario, 'hospital', id)];
      return { change, act, remains: sameTokens(scenario) };
    },
  },
};

export const deskActs: Record<string, Pair> = atDesks(acts);
