import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import {
  book,
  type BookingScenario,
  monday,
  createBookingScenario,
  bookingAt,
} from '../../../testing/booking-scenario.ts';
import { joinTeam, makeDoctor, makeHours, makePatient, type Person } from '../../../testing/people.ts';

/**
 * Patients book at a hospital without naming a doctor: a slot is free as long as one doctor of the hospital who
 * practises the speciality is free.
 */
describe('a booking at a hospital', () => {
  let scenario: BookingScenario;
  let day = 0;
  let date: string;
  const colleagues: Person[] = [];
  const patients: Person[] = [];

  async function colleague(fee: number | null): Promise<Person> {
    const doctor = await makeDoctor(scenario, { fee });
    await joinTeam(scenario, { id: scenario.hospital.id, kind: 'hospital' }, doctor);
    await makeHours(scenario, doctor, { from: 480, to: 720 });
    const practised = { provider_id: doctor.id, provider_kind: 'doctor', speciality_id: scenario.speciality };
    await scenario.platform.db
      .insertInto('provider_speciality')
      .values({ id: newId(), ...practised })
      .execute();
    return doctor;
  }
  beforeAll(async () => {
    scenario = await createBookingScenario();
    for (let count = 0; count < 12; count++) patients.push(await makePatient(scenario));
  });
  afterAll(() => scenario.close());
  const newDay = () => (date = addDays(monday, ++day));

  const anyone = (hour: number, more: object = {}) =>
    bookingAt(scenario, hour, { assigned_date: date, doctor_id: '', reason: `At ${hour}`, ...more });
  const hold = (hour: number, who: Person) =>
    scenario.call('POST', '/patient/payment_intents', {
      token: who.token,
      body: { purpose: 'appointment', ...anyone(hour), payment_method: 'CARD' },
    });
  const isFree = async (hour: number): Promise<boolean> => {
    const query = { week_start_date: date, week_end_date: date, speciality_id: scenario.speciality };
    const { body } = await scenario.call('GET', `/view_hospital/calendar/${scenario.hospital.id}`, { query });
    const { start_time } = bookingAt(scenario, hour);
    return body.data.calendar[0].timeSlots.find((slot: any) => slot.time === start_time).isAvailable;
  };

  it.each([
    ['equal', 5000],
    ['different', 8000],
    ['one of them the usual price', null],
  ])(
    'when ten patients at once book or hold one slot of a hospital with two doctors, exactly two of them get it (prices of the doctors: %s)',
    async (_, fee) => {
      newDay();
      colleagues.splice(0, colleagues.length, await colleague(fee));
      const answers = await Promise.all(
        patients.slice(0, 10).map((who, index) => (index % 2 ? hold(9, who) : book(scenario, anyone(9), who))),
      );
      const won = answers.filter(({ status }) => status === 201);
      const lost = answers.filter(({ body }) => body.code === 'slot_taken');
      expect([won.length, lost.length]).toEqual([2, 8]);
      const claims = await scenario.platform.db
        .selectFrom('slot_claim')
        .innerJoin('payment', 'payment.id', 'slot_claim.payment_id')
        .select(['doctor_id', 'amount', 'payee_id', 'request'])
        .where('slot_claim.state', 'in', ['HELD', 'BOOKED'])
        .execute();
      const here = claims.filter(({ request }) => (request as { assigned_date: string }).assigned_date === date);
      expect(here.map((claim) => claim.doctor_id).toSorted()).toEqual(
        [scenario.doctor.id, colleagues[0]!.id].toSorted(),
      );
      // each patient pays the price of the assigned doctor, and the hospital receives the money
      const price = (id: string) => (id === scenario.doctor.id ? 5000 : (fee ?? 1000));
      for (const { doctor_id, amount, payee_id } of here)
        expect([amount, payee_id]).toEqual([price(doctor_id), scenario.hospital.id]);
      expect(await isFree(9)).toBe(false);
      await scenario.platform.db.deleteFrom('team_member').where('doctor_id', '=', colleagues[0]!.id).execute();
    },
  );

  it('simultaneous bookings at a hospital are shared evenly among the doctors who work on that day', async () => {
    newDay();
    const doctors = [scenario.doctor, await colleague(5000)];
    const answers = await Promise.all(patients.slice(0, 4).map((who, index) => book(scenario, anyone(8 + index), who)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const seen = answers.map(({ body }) => body.data.doctor.id);
    expect(doctors.map(({ id }) => seen.filter((one) => one === id).length)).toEqual([2, 2]);
    await scenario.platform.db.deleteFrom('team_member').where('doctor_id', '=', doctors[1]!.id).execute();
  });

  it('a paid hold at a hospital stays with its doctor when a colleague was deleted meanwhile, and goes to a colleague when its own doctor was deleted', async () => {
    newDay();
    const doctors = [await colleague(5000), await colleague(5000)];
    const deleted: string[] = [];
    const remove = async (id: string) => {
      deleted.push(id);
      const gone = { deleted_at: scenario.clock.now };
      await scenario.platform.db.updateTable('provider').set(gone).where('id', '=', id).execute();
    };
    for (const [hour, whose] of [
      [9, 'another'],
      [10, 'own'],
    ] as const) {
      const held = await hold(hour, patients[hour]!);
      const { tx_ref } = held.body.data;
      const claims = scenario.platform.db.selectFrom('slot_claim').innerJoin('payment', 'payment.id', 'payment_id');
      const { doctor_id } = await claims.select('doctor_id').where('tx_ref', '=', tx_ref).executeTakeFirstOrThrow();
      const another = doctors.find(({ id }) => id !== doctor_id && !deleted.includes(id))!;
      await remove(whose === 'own' ? doctor_id : another.id);
      await scenario.call('POST', `ROOT/sandbox/checkout/${tx_ref}`, { body: { method: 'CARD', outcome: 'approve' } });
      const booked = await book(scenario, { payment_data: JSON.stringify({ tx_ref }) }, patients[hour]!);
      expect([whose, booked.status]).toEqual([whose, 201]);
      expect(booked.body.data.doctor.id === doctor_id).toBe(whose === 'another');
      expect(deleted).not.toContain(booked.body.data.doctor.id);
    }
    const back = { deleted_at: null };
    await scenario.platform.db.updateTable('provider').set(back).where('id', 'in', deleted).execute();
    const ids = doctors.map(({ id }) => id);
    await scenario.platform.db.deleteFrom('team_member').where('doctor_id', 'in', ids).execute();
  });

  it('a booking at a hospital costs no more than the price that was shown, even when the cheaper doctor is taken', async () => {
    newDay();
    const dear = await colleague(8000);
    await book(scenario, anyone(9, { doctor_id: scenario.doctor.id }), patients[0]);
    const refused = await book(scenario, anyone(9, { amount_shown: 5000 }), patients[1]);
    expect([refused.status, refused.body.code, refused.body.amount]).toEqual([409, 'price_changed', 8000]);
    const { status, body } = await book(scenario, anyone(9, { amount_shown: 8000 }), patients[1]);
    expect([status, body.data.doctor.id, body.data.payment.amount_paid]).toEqual([201, dear.id, 8000]);
    await scenario.platform.db.deleteFrom('team_member').where('doctor_id', '=', dear.id).execute();
  });

  it('the hospital assigns the same doctors as a simple reference list would, for random requests in random order', async () => {
    const team = [scenario.doctor, await colleague(5000), await colleague(5000)];
    const act = fc.record({ hour: fc.integer({ min: 8, max: 11 }), doctor: fc.constantFrom(null, 0, 1, 2) });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        newDay();
        const taken: { doctor: string; hour: number }[] = [];
        for (const [index, { hour, doctor }] of acts.entries()) {
          const asked = doctor === null ? team : [team[doctor]!];
          const appointments = (id: string) => taken.filter((appointment) => appointment.doctor === id).length;
          const expected = asked
            .map(({ id }) => id)
            .filter((id) => !taken.some((appointment) => appointment.doctor === id && appointment.hour === hour))
            .toSorted((a, b) => appointments(a) - appointments(b) || (a < b ? -1 : 1))[0];
          const free = team.some(
            ({ id }) => !taken.some((appointment) => appointment.doctor === id && appointment.hour === hour),
          );
          expect(await isFree(hour)).toBe(free);
          const filter = anyone(hour, { doctor_id: doctor === null ? '' : team[doctor]!.id, reason: `Act ${index}` });
          const { body } = await book(scenario, filter, await makePatient(scenario));
          expect(body.data?.doctor?.id ?? body.code).toBe(expected ?? 'slot_taken');
          if (expected) taken.push({ doctor: expected, hour });
        }
      }),
      { numRuns: 12, seed: 7 },
    );
  });
});
