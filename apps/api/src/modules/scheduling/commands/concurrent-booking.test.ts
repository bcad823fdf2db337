import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../platform/db/role.ts';
import { book, type BookingScenario, createBookingScenario, bookingAt } from '../../../testing/booking-scenario.ts';
import { joinTeam, makeDoctor, makeHours, makePatient, makeSpeciality } from '../../../testing/people.ts';

let scenario: BookingScenario;
beforeAll(async () => {
  scenario = await createBookingScenario();
});
afterAll(() => scenario.close());

/**
 * Selects the connections to this database that wait for a lock. PostgreSQL lists a wait for a row lock without a
 * database, so the query compares the database of the waiting connection.
 */
const ofThisDatabase = `select from pg_locks l join pg_stat_activity a using (pid)
  where not l.granted and a.datname = current_database()`;

/**
 * Lets patients book one slot while another transaction holds the lock of the doctor, runs `change` and commits.
 * Returns the code or status of each answer.
 */
async function whileTheyWait(patients: number, change = 'select $1::uuid') {
  const doctor = await makeDoctor(scenario);
  await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, doctor);
  await makeHours(scenario, doctor, { from: 480, to: 720 });
  const appointment = bookingAt(scenario, 9, {
    doctor_id: doctor.id,
    speciality_id: await makeSpeciality(scenario, { id: doctor.id, kind: 'doctor' }),
  });
  const callers = await Promise.all(Array.from({ length: patients }, () => makePatient(scenario)));
  return asOwner(scenario.databaseUrl, async (other) => {
    await other.query('begin');
    await other.query('select from doctor where id = $1 for no key update', [doctor.id]);
    const answers = callers.map((caller) => book(scenario, appointment, caller));
    const waiting = async () => (await other.query(ofThisDatabase)).rowCount;
    await expect.poll(waiting).toBe(patients);
    await other.query(change, [doctor.id]);
    await other.query('commit');
    const told = await Promise.all(answers);
    return told.map(({ status, body }) => String(body.code ?? status)).toSorted();
  });
}

it('one of two simultaneous bookings gets the slot, and the other one is refused', async () => {
  expect(await whileTheyWait(2)).toEqual(['201', 'slot_taken']);
  const refused = await scenario.platform.db
    .selectFrom('audit')
    .select('object_id')
    .where('action', '=', 'appointment.booked')
    .where('outcome', '=', 'slot_taken')
    .execute();
  expect(refused).toEqual([{ object_id: null }]);
});

it('two simultaneous requests of a desk for one new patient make one record and one appointment, even when both wait for the lock of the doctor', async () => {
  const { doctor, hospital, speciality } = scenario;
  const { assigned_date, start_time, end_time, consultation_type } = bookingAt(scenario, 10);
  const slot = { assigned_date, start_time, end_time, consultation_type, doctor_id: doctor.id };
  const body = { ...slot, speciality_id: speciality, payment: 'DESK', patient: { full_name: 'Beata Uwera' } };
  const press = () => scenario.call('POST', '/hospital/appointments', { token: hospital.token, body });
  const answers = await asOwner(scenario.databaseUrl, async (other) => {
    await other.query('begin');
    await other.query('select from doctor where id = $1 for no key update', [doctor.id]);
    const pressed = [press(), press()];
    await expect.poll(async () => (await other.query(ofThisDatabase)).rowCount).toBe(2);
    await other.query('commit');
    return Promise.all(pressed);
  });
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]!.body.data.id).toBe(answers[1]!.body.data.id);
});

describe('a booking that waited for the lock of the doctor', () => {
  const closed = `insert into calendar_row (id, doctor_id, date, starts_at, ends_at, is_available, type)
    values (gen_random_uuid(), $1, '2026-11-23', 0, 1440, false, 'default')`;
  it.each([
    ['a day that the doctor closed', closed],
    ['hours that the doctor removed', 'delete from calendar_row where doctor_id = $1'],
    ['a hospital that the doctor left', 'delete from team_member where doctor_id = $1'],
    ['another length of the appointments', 'update doctor set slot_minutes = 30 where id = $1'],
    ['a profile that is hidden', 'update provider set is_published = false where id = $1'],
    [
      'a hospital that is hidden',
      `update provider set is_published = false where id in (select provider_id from team_member where doctor_id = $1)`,
    ],
  ])('is refused because of a change that was made meanwhile: %s', async (_what, change) =>
    expect(await whileTheyWait(1, change)).toEqual(['slot_taken']),
  );
});
