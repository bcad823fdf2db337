import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { memberToken } from '../../../testing/members.ts';
import { makeAdmin, makeDoctor, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { makeAppointment } from '../../../testing/appointments.ts';
import {
  type BookingScenario,
  friday,
  onlineBooking,
  createBookingScenario,
  payForAppointment,
  bookAppointment,
  setClock,
} from '../../../testing/booking-scenario.ts';
import { asOwner } from '../../../platform/db/role.ts';

let scenario: BookingScenario;
let admin: Person;
let physical: string;
let online: string;
beforeAll(async () => {
  scenario = await createBookingScenario();
  admin = await makeAdmin(scenario);
  physical = await bookAppointment(scenario, 8);
  online = (await payForAppointment(scenario, onlineBooking(scenario, 9))).body.data.id;
});
afterAll(() => scenario.close());

const list = async (path: string, who: Person, query: Record<string, string> = {}) =>
  (await scenario.call('GET', path, { token: who.token, query })).body.data;
const idsOf = (page: { data: { id: string }[] }) => page.data.map((row) => row.id);

describe('lists of appointments', () => {
  it('appointments are listed latest first, by page', async () => {
    const page = await list('/patient/appointments', scenario.patient);
    expect(idsOf(page)).toEqual([online, physical]);
    expect(page).toMatchObject({ total: 2, per_page: 10, current_page: 1, last_page: 1, next_page_url: null });
    const behind = await list('/patient/appointments', scenario.patient, { page: '3' });
    expect(behind).toMatchObject({ data: [], total: 2, last_page: 1 });
    const second = await list('/patient/appointments', scenario.patient, { per_page: '1', page: '2' });
    expect(idsOf(second)).toEqual([physical]);
  });

  it.each([
    [{ category: 'ONLINE' }, () => [online]],
    [{ category: 'Physical' }, () => [physical]],
    [{ status: 'PENDING' }, () => [physical, online]],
    [{ status: 'COMPLETED' }, () => []],
    [{ category: '' }, () => [online, physical]],
    [{ hospital_id: 'no id at all' }, () => []],
    [{ unheard_of: '1' }, () => [online, physical]],
  ])('appointments can be filtered by %j', async (query, expected) => {
    expect(idsOf(await list('/patient/appointments', scenario.patient, query as never))).toEqual(expected());
  });

  it('future appointments are listed soonest first, and become past ones when their day is over', async () => {
    const both = async (now: Date) => {
      await setClock(scenario, now);
      const values = async (period: string) => idsOf(await list('/doctor/appointments', scenario.doctor, { period }));
      return [await values('coming'), await values('past')];
    };
    expect(await both(instantOf('2026-11-23', 1439))).toEqual([[physical, online], []]);
    expect(await both(instantOf('2026-11-24', 0))).toEqual([[], [online, physical]]);
    expect(idsOf(await list('/doctor/appointments', scenario.doctor, { period: 'never' }))).toHaveLength(2);
    await setClock(scenario, friday);
  });

  it('a doctor can filter appointments by patient', async () => {
    const { id } = await makePatient(scenario);
    expect(idsOf(await list('/doctor/appointments', scenario.doctor, { patient_id: id }))).toEqual([]);
    expect(
      idsOf(await list('/doctor/appointments', scenario.doctor, { patient_id: scenario.patient.id })),
    ).toHaveLength(2);
  });

  it('appointments requested without paging are sent as an array', async () => {
    expect(await list('/doctor/appointments', scenario.doctor, { withoutPaginate: '1' })).toHaveLength(2);
  });

  it('a hospital lists its own appointments, an administrator lists all appointments, and another patient lists none', async () => {
    expect(idsOf(await list('/hospital/appointments', scenario.hospital))).toEqual([physical]);
    expect(idsOf(await list('/admin/doctor/appointments', admin))).toEqual([online, physical]);
    expect(idsOf(await list('/patient/appointments', await makePatient(scenario)))).toEqual([]);
    const foreign = await list('/patient/appointments', await makePatient(scenario), {
      patient_id: scenario.patient.id,
    });
    expect(idsOf(foreign)).toEqual([]);
  });
});

describe('who reads the patient’s reason and the consultation file', () => {
  const read = async (path: string, who: Person) =>
    (await scenario.call('GET', `${path}/${physical}`, { token: who.token })).body.data;
  const told = { reason: 'Headache since Monday', attachment: [] };
  const hidden = { reason: null, attachment: null, consulatation_file: null };

  it('a patient reads the reason and the consultation file of their appointment, in lists too', async () => {
    expect((await list('/patient/appointments', scenario.patient)).data[1]).toMatchObject(told);
    expect(await read('/patient/appointment', scenario.patient)).toMatchObject(told);
  });

  it('a doctor reads the reason, the consultation file and the contact data of their patient in an opened appointment, and not in lists', async () => {
    expect(await read('/doctor/appointment', scenario.doctor)).toMatchObject({
      ...told,
      patient: { id: scenario.patient.id, email: scenario.patient.email, birth_date: '1992-03-04' },
    });
    expect((await list('/doctor/appointments', scenario.doctor)).data[1]).toMatchObject(hidden);
  });

  it('a member who works at the desk of a doctor reads neither the reason nor the consultation file', async () => {
    const token = await memberToken(scenario, scenario.doctor, 'reception');
    const { data } = (await scenario.call('GET', `/doctor/appointment/${physical}`, { token })).body;
    expect(data).toMatchObject({ ...hidden, patient: { email: scenario.patient.email } });
    const query = { isPastConsultation: '1' };
    expect((await scenario.call('GET', '/doctor/appointments', { token, query })).body.data.data).toEqual([]);
  });

  it('neither hospital nor administrator reads the patient’s reason or consultation file', async () => {
    for (const shown of [
      await read('/hospital/appointment', scenario.hospital),
      await read('/admin/doctor/appointment', admin),
    ]) {
      expect(shown).toMatchObject(hidden);
      expect(shown.patient).not.toHaveProperty('email');
    }
  });

  it('reading the details of an appointment adds an audit entry each time', async () => {
    const rows = await scenario.platform.db
      .selectFrom('audit')
      .select(['account_id', 'patient_id'])
      .where('action', '=', 'appointment.read')
      .where('object_id', '=', physical)
      .execute();
    expect(rows).toContainEqual({ account_id: scenario.doctor.id, patient_id: scenario.patient.id });
  });
});

describe('past consultations', () => {
  it('past consultations are the completed appointments with a consultation file', async () => {
    const past = () => list('/doctor/appointments', scenario.doctor, { isPastConsultation: '1', withoutPaginate: '1' });
    expect(await past()).toEqual([]);
    await setClock(scenario, instantOf('2026-11-23', 9 * 60 + 30));
    const token = scenario.doctor.token;
    await scenario.call('POST', `/doctor/appointment/status/${physical}`, { token, body: { status: 'COMPLETED' } });
    await scenario.call('POST', `/doctor/appointment/status/${online}`, { token, body: { status: 'COMPLETED' } });
    expect(await past()).toEqual([]);
    const written = await scenario.call('POST', '/doctor/consultation_file', {
      token,
      body: {
        appointment_id: physical,
        patient_concern: 'Headache',
        doctor_assessment: 'Tension',
        comment: 'Rest',
      },
    });
    expect(written.status).toBe(201);
    const found = await past();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ id: physical, reason: 'Headache since Monday' });
    expect(found[0].consulatation_file).toMatchObject({ appointment_id: physical, doctor_assessment: 'Tension' });
    expect((await list('/doctor/appointments', scenario.doctor, { isPastConsultation: '1' })).total).toBe(1);
    expect(await list('/admin/doctor/appointments', admin, { isPastConsultation: '1', withoutPaginate: '1' })).toEqual(
      [],
    );
  });
});

it('a patient reads the consultation file of an ongoing appointment, because its prescription is valid; the doctor’s list does not show it yet', async () => {
  const [doctor, patient] = [await makeDoctor(scenario), await makePatient(scenario)];
  const { id } = await makeAppointment(scenario, { doctor, patient, status: 'ONGOING' });
  const query = { isPastConsultation: '1', status: 'PENDING' };
  expect((await list('/patient/appointments', patient, query)).total).toBe(0);
  const body = { appointment_id: id, comment: 'Rest' };
  await scenario.call('POST', '/doctor/consultation_file', { token: doctor.token, body });
  expect(idsOf(await list('/patient/appointments', patient, query))).toEqual([id]);
  expect(idsOf(await list('/doctor/appointments', doctor, query))).toEqual([]);
});

it('past consultations can be more than five hundred, and only those of the requested page are recorded as read', async () => {
  const { db } = scenario.platform;
  const write = (text: string, values: unknown[]) =>
    asOwner(scenario.databaseUrl, (owner) => owner.query(text, values));
  const [doctor, hospital] = [await makeDoctor(scenario), await makePlace(scenario, 'hospital')];
  const people = { doctor, hospital, patient: scenario.patient };
  const { id } = await makeAppointment(scenario, { ...people, status: 'COMPLETED', startsAt: friday });
  const same = 'patient_id, doctor_id, hospital_id, speciality_id, insurance_id, payment_id, consultation_type, reason';
  await write(
    `insert into appointment (id, code, ${same}, status, refund_rule, created_at, starts_at, ends_at)
    select gen_random_uuid(), 'N' || lpad(n::text, 7, '0'), ${same}, status, refund_rule, created_at,
      starts_at - n * interval '1 day', ends_at - n * interval '1 day'
    from appointment, generate_series(1, 549) n where id = $1`,
    [id],
  );
  await write(
    `insert into consultation_file (id, appointment_id, code, first_saved_at, saved_at)
    select gen_random_uuid(), id, 'FILE' || code, starts_at, starts_at from appointment
    where doctor_id = $1 and code <> 'N0000007'`,
    [doctor.id],
  );
  const page = (number: string) =>
    list('/doctor/appointments', doctor, { isPastConsultation: '1', per_page: '10', page: number });
  expect(await page('1')).toMatchObject({ total: 549, last_page: 55 });
  const last = await page('55');
  expect([last.total, last.data.length]).toEqual([549, 9]);
  for (const { id: shown, consulatation_file } of last.data) expect(consulatation_file.appointment_id).toBe(shown);
  const read = db.selectFrom('audit').select('object_id').where('account_id', '=', doctor.id);
  expect(await read.where('action', '=', 'consultation_file.read').execute()).toHaveLength(19);
});

it('an appointment that does not exist is not found', async () => {
  const { status } = await scenario.call('GET', `/doctor/appointment/${newId()}`, { token: scenario.doctor.token });
  expect(status).toBe(404);
});

describe('searching appointments', () => {
  it('a search finds one’s own appointments by the beginning of the patient’s name, by the patient’s code or the appointment’s code', async () => {
    const chantal = await makePatient(scenario, 'Chantal Nyirahabimana');
    const appointment = await makeAppointment(scenario, { doctor: scenario.doctor, patient: chantal });
    const found = async (text: string, who = scenario.doctor, path = '/doctor/appointments') =>
      idsOf(await list(path, who, { 'text-search': text }));
    const { user_code } = (await list('/doctor/appointments', scenario.doctor, { patient_id: chantal.id })).data[0]
      .patient;
    for (const text of ['nyira', 'CHÁN nyirahab', user_code.toLowerCase(), appointment.code]) {
      expect(await found(text), text).toEqual([appointment.id]);
    }
    expect(await found('habimana')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found('uwase')).toEqual([online, physical]);
    expect(await found('uwase', scenario.hospital, '/hospital/appointments')).toEqual([physical]);
    expect(await found('chantal', scenario.hospital, '/hospital/appointments')).toEqual([]);
    expect(await found('chantal', admin, '/admin/doctor/appointments')).toEqual([appointment.id]);
  });
});

it('pending appointments are listed soonest first for doctor, hospital and administrator, in whatever order they were booked', async () => {
  const [patient, doctor] = [await makePatient(scenario), await makeDoctor(scenario)];
  const hospital = await makePlace(scenario, 'hospital');
  const at = async (day: string, status: 'PENDING' | 'CANCELLED' = 'PENDING') =>
    (await makeAppointment(scenario, { doctor, patient, hospital, status, startsAt: instantOf(day, 10 * 60) })).id;
  const [late, soon, cancelled, next] = [
    await at('2026-12-05'),
    await at('2026-11-28'),
    await at('2026-11-25', 'CANCELLED'),
    await at('2026-11-24'),
  ];
  const desks = [
    ['/doctor/appointments', doctor],
    ['/hospital/appointments', hospital],
    ['/admin/doctor/appointments', admin],
    ['/patient/appointments', patient],
  ] as const;
  for (const [path, who] of desks) {
    const of = async (query: Record<string, string>) =>
      idsOf(await list(path, who, { doctor_id: doctor.id, ...query }));
    expect(await of({ status: 'pending' }), path).toEqual([next, soon, late]);
    expect(await of({}), path).toEqual([late, soon, cancelled, next]);
    expect(await of({ date: '2026-11-25' }), path).toEqual([cancelled]);
  }
  const overview = async (path: string, { token }: { token: string }) =>
    (await scenario.call('GET', path, { token })).body.data.pending_requests.map(
      (appointment: { id: string }) => appointment.id,
    );
  expect(await overview('/doctor/overview', doctor)).toEqual([next, soon, late]);
  expect(await overview('/hospital/overview', hospital)).toEqual([next, soon, late]);
});

it('on request the list of appointments begins with the next appointments, soonest first, and then contains the others, latest first', async () => {
  const patient = await makePatient(scenario);
  const doctor = await makeDoctor(scenario);
  const at = async (hour: number, status: 'PENDING' | 'CANCELLED' = 'PENDING') =>
    (await makeAppointment(scenario, { doctor, patient, status, startsAt: instantOf('2026-11-23', hour * 60) })).id;
  const [first, cancelled, second] = [await at(8), await at(10, 'CANCELLED'), await at(14)];
  const after = async (minute: number) => {
    await setClock(scenario, instantOf('2026-11-23', minute));
    return idsOf(await list('/patient/appointments', patient, { 'order-by': 'next' }));
  };
  expect(await after(0)).toEqual([first, second, cancelled]);
  expect(await after(8 * 60 + 30), 'one that is under way is the next').toEqual([first, second, cancelled]);
  expect(await after(9 * 60 + 1)).toEqual([second, cancelled, first]);
  await setClock(scenario, friday);
});

it('lists of appointments can be filtered by the day of the week in Kigali', async () => {
  const [doctor, patient] = [await makeDoctor(scenario), await makePatient(scenario)];
  // half past midnight on a Monday, which is still Sunday in UTC
  const monday = await makeAppointment(scenario, { doctor, patient, startsAt: instantOf('2026-11-30', 30) });
  const tuesday = await makeAppointment(scenario, { doctor, patient, startsAt: instantOf('2026-12-01', 600) });
  const on = async (day_of_week: string) =>
    idsOf(await list('/doctor/appointments', doctor, { period: 'coming', day_of_week }));
  expect(await on('Monday')).toEqual([monday.id]);
  expect(await on('Sunday')).toEqual([]);
  expect(await on('Someday')).toEqual([monday.id, tuesday.id]);
});
