import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEachAccount } from '../../testing/each-account.ts';
import { drugOrder, type OrderScenario, createOrderScenario, scan, testOrder } from '../../testing/order-scenario.ts';
import { describeRowRules, type RowRule } from '../../testing/own-rows.ts';
import { makeAppointment } from '../../testing/appointments.ts';
import { type Acting, actingFor } from './actor-context.ts';

const ofItsAppointment =
  'appointment_id in (select id from appointment where $me in (patient_id, doctor_id, hospital_id))';
const ofOrder = '$me in (patient_id, provider_id)';
const ofItsOrder = `order_id in (select id from medical_order where ${ofOrder})`;
const all = ['admin'];
const partOfAppointment: RowRule = {
  own: ofItsAppointment,
  all,
  rows: { patient: 1, stranger: 1, doctor: 1, 'another doctor': 1, hospital: 1, pharmacy: 0, administrator: 2 },
};
const partOfOrder: RowRule = {
  own: ofItsOrder,
  rows: { patient: 2, stranger: 1, laboratory: 1, pharmacy: 2, doctor: 0, hospital: 0, administrator: 0 },
};
const guards: Record<string, RowRule> = {
  appointment_attachment: partOfAppointment,
  appointment_move: partOfAppointment,
  appointment_status_change: partOfAppointment,
  arrival: partOfAppointment,
  move_link: partOfAppointment,
  payment_link: partOfAppointment,
  meeting: {
    own: '$me in (patient_id, doctor_id)',
    rows: { patient: 1, stranger: 0, doctor: 1, hospital: 0, administrator: 0 },
  },
  medical_order: {
    own: ofOrder,
    rows: { patient: 2, stranger: 1, laboratory: 1, pharmacy: 2, doctor: 0, hospital: 0, administrator: 0 },
  },
  medical_order_line: partOfOrder,
  medical_order_attachment: partOfOrder,
  medical_order_status_change: partOfOrder,
  order_work: partOfOrder,
};

let scenario: OrderScenario;
let people: Record<string, Acting>;

beforeAll(async () => {
  scenario = await createOrderScenario();
  const { db } = scenario.platform;
  const { stranger, doctor, otherDoctor, hospital, ...others } = await makeEachAccount(scenario);
  people = others.people;
  for (const [body, who] of [
    [testOrder(scenario), scenario.patient],
    [drugOrder(scenario), scenario.patient],
    [drugOrder(scenario), stranger],
  ] as const)
    expect((await scenario.order(body, { who, files: [scan] })).status).toBe(201);
  const { id: file_id } = await db.selectFrom('private_file').select('id').executeTakeFirstOrThrow();
  const { id: started_by } = await db.selectFrom('membership').select('id').executeTakeFirstOrThrow();
  for (const { id, provider_id } of await db.selectFrom('medical_order').select(['id', 'provider_id']).execute())
    await db
      .insertInto('order_work')
      .values({ order_id: id, provider_id, started_at: scenario.clock.now, started_by })
      .execute();
  let arrivals = 0;
  for (const appointment of [
    await makeAppointment(scenario, { doctor, patient: scenario.patient }),
    await makeAppointment(scenario, { doctor: otherDoctor, patient: stranger, hospital }),
  ]) {
    const appointment_id = appointment.id;
    await db.insertInto('appointment_attachment').values({ appointment_id, file_id }).execute();
    const { doctor_id, patient_id, starts_at, ends_at } = await db
      .selectFrom('appointment')
      .selectAll()
      .where('id', '=', appointment_id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('appointment_move')
      .values({
        appointment_id,
        from_starts_at: starts_at,
        from_ends_at: ends_at,
        from_doctor_id: doctor_id,
        to_starts_at: starts_at,
        to_ends_at: ends_at,
        to_doctor_id: doctor_id,
        by_account_id: patient_id,
        at: scenario.clock.now,
      })
      .execute();
    await db.insertInto('appointment_status_change').values({ appointment_id, to_status: 'PENDING' }).execute();
    const link = { appointment_id, by_account_id: doctor_id, made_at: scenario.clock.now };
    await db.insertInto('move_link').values(link).execute();
    await db.insertInto('payment_link').values(link).execute();
    const token = { place_id: hospital.id, speciality_id: doctor_id, letter: 'A', number: ++arrivals };
    await db
      .insertInto('arrival')
      .values({ appointment_id, day: '2026-11-20', ...token, arrived_at: scenario.clock.now })
      .execute();
  }
});
afterAll(() => scenario.close());

describeRowRules(() => ({ fixture: scenario, people }), guards);

describe('medical rows of other accounts', () => {
  it('nobody can change medical rows of others or insert medical rows in the name of others', async () => {
    const { db } = scenario.platform;
    const give = () => db.updateTable('medical_order').set({ patient_id: people.stranger!.id }).execute();
    expect(await actingFor(people.doctor!, give)).toMatchObject([{ numUpdatedRows: 0n }]);
    await expect(actingFor(people.laboratory!, give)).rejects.toMatchObject({ code: '23503' });
    const take = () =>
      db.updateTable('meeting').set({ patient_id: people.stranger!.id, doctor_id: people.hospital!.id });
    await expect(actingFor(people.patient!, () => take().execute())).rejects.toMatchObject({ code: '42501' });
  });
});
