import { describe, expect, it } from 'vitest';
import { book } from '../../../testing/booking-scenario.ts';
import {
  anyone,
  date,
  hold,
  isFree,
  joinHospital,
  leaveHospital,
  newDay,
  patients,
  scenario,
  useHospitalBookings,
} from '../../../testing/hospital-bookings.ts';

/**
 * Patients book at a hospital without naming a doctor: a slot is free as long as one doctor of the hospital who
 * practises the speciality is free.
 */
describe('a booking at a hospital', () => {
  useHospitalBookings();

  it.each([
    ['equal', 5000],
    ['different', 8000],
    ['one of them the usual price', null],
  ])(
    'when ten patients at once book or hold one slot of a hospital with two doctors, exactly two of them get it (prices of the doctors: %s)',
    async (_, fee) => {
      newDay();
      const colleague = await joinHospital(fee);
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
      expect(here.map((claim) => claim.doctor_id).toSorted()).toEqual([scenario.doctor.id, colleague.id].toSorted());
      // each patient pays the price of the assigned doctor, and the hospital receives the money
      const price = (id: string) => (id === scenario.doctor.id ? 5000 : (fee ?? 1000));
      for (const { doctor_id, amount, payee_id } of here)
        expect([amount, payee_id]).toEqual([price(doctor_id), scenario.hospital.id]);
      expect(await isFree(9)).toBe(false);
      await leaveHospital(colleague);
    },
  );

  it('a paid hold at a hospital stays with its doctor when a colleague was deleted meanwhile, and goes to a colleague when its own doctor was deleted', async () => {
    newDay();
    const doctors = [await joinHospital(5000), await joinHospital(5000)];
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
    await leaveHospital(...doctors);
  });

  it('a booking at a hospital costs no more than the price that was shown, even when the cheaper doctor is taken', async () => {
    newDay();
    const dear = await joinHospital(8000);
    await book(scenario, anyone(9, { doctor_id: scenario.doctor.id }), patients[0]);
    const refused = await book(scenario, anyone(9, { amount_shown: 5000 }), patients[1]);
    expect([refused.status, refused.body.code, refused.body.amount]).toEqual([409, 'price_changed', 8000]);
    const { status, body } = await book(scenario, anyone(9, { amount_shown: 8000 }), patients[1]);
    expect([status, body.data.doctor.id, body.data.payment.amount_paid]).toEqual([201, dear.id, 8000]);
    await leaveHospital(dear);
  });
});
