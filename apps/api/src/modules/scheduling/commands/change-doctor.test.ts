import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import {
  type AbsenceScenario,
  appointmentOf,
  beginDay,
  bookWith,
  createAbsenceScenario,
} from '../../../testing/absence-scenario.ts';
import { setClock } from '../../../testing/booking-scenario.ts';
import { makeMember, makePlace, type Person } from '../../../testing/people.ts';
import { makeColleague } from '../../../testing/queue-scenario.ts';

let scenario: AbsenceScenario;
let second: Person;
beforeAll(async () => {
  scenario = await createAbsenceScenario();
  second = await makeColleague(scenario);
});
beforeEach(() => beginDay(scenario));
afterAll(() => scenario.close());

const colleagues = async (id: string, { token }: Pick<Person, 'token'> = scenario.hospital) => {
  const { body, status } = await scenario.call('GET', `/hospital/appointment/${id}/doctors`, { token });
  return status === 200 ? body.data.map((one: { id: string }) => one.id).toSorted() : status;
};
const change = (id: string, doctor_id: string, { token }: Pick<Person, 'token'> = scenario.hospital) =>
  scenario.call('PUT', `/hospital/appointment/${id}/doctor`, { token, body: { doctor_id, message: 'Dr A is ill.' } });

describe('changing the doctor of an appointment', () => {
  it('offers only doctors who practise the speciality and are free at that time', async () => {
    const id = await bookWith(scenario, 9);
    await bookWith(scenario, 9, second);
    await makeColleague(scenario, undefined);
    const other = await makeColleague(scenario);
    expect(await colleagues(id)).toContain(scenario.colleague.id);
    expect(await colleagues(id)).toContain(other.id);
    expect(await colleagues(id)).not.toContain(second.id);
    expect(await colleagues(id)).not.toContain(scenario.doctor.id);
  });

  it('keeps time and price, shows the message to the patient, and lets the patient cancel without cost', async () => {
    const id = await bookWith(scenario, 9);
    const { status, body } = await change(id, second.id);
    expect([status, body.message]).toEqual([200, 'The doctor was changed, and the patient is told']);
    expect(body.data).toMatchObject({
      doctor: { id: second.id },
      start_time: '09:00 AM',
      assigned_date: scenario.date,
    });
    const seen = await scenario.call('GET', `/patient/appointment/${id}`, { token: scenario.patient.token });
    expect(seen.body.data).toMatchObject({
      desk_message: 'Dr A is ill.',
      payment: { amount_paid: 5000 },
      refund_rule: [{ until_hours_before: null, percent: 100 }],
    });
    await bookWith(scenario, 9);
  });

  it('succeeds once when two appointments change to the same doctor at the same time', async () => {
    const [one, other] = [await bookWith(scenario, 9), await bookWith(scenario, 9, scenario.colleague)];
    const answers = await Promise.all([change(one, second.id), change(other, second.id)]);
    expect(answers.map(({ body }) => body.code ?? 'moved').toSorted()).toEqual(['moved', 'slot_taken']);
    const doctors = [await appointmentOf(scenario, one), await appointmentOf(scenario, other)].map(
      (row) => row.doctor_id,
    );
    expect(doctors.filter((doctor) => doctor === second.id)).toHaveLength(1);
  });

  it('gives 404 to other hospitals, and is refused to a nurse and after the appointment has begun', async () => {
    const id = await bookWith(scenario, 9);
    const elsewhere = await makePlace(scenario, 'hospital');
    expect([await colleagues(id, elsewhere), (await change(id, second.id, elsewhere)).status]).toEqual([404, 404]);
    const nurse = await makeMember(scenario, scenario.hospital, 'nurse', 'Eric');
    expect((await change(id, second.id, nurse)).body.code).toBe('not_permitted');
    await setClock(scenario, instantOf(scenario.date, 9 * 60));
    expect((await change(id, second.id)).body.code).toBe('too_late');
    expect((await appointmentOf(scenario, id)).doctor_id).toBe(scenario.doctor.id);
  });
});
