import { newId } from '../../apps/api/src/platform/ids.ts';
import { makeAppointment } from '../../apps/api/src/testing/appointments.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { ObjectKind } from './objects.ts';
import { as } from './people.ts';

let serial = 0;

/** Adds an appointment, and a receipt when the route prints one. */
export const appointmentWithReceipt: ObjectKind = {
  make: async (fixture, owner, { path }) => {
    const hospital = await as(fixture, owner, 'hospital');
    const { id, paymentId } = await makeAppointment(fixture, {
      doctor: await as(fixture, owner, 'doctor'),
      patient: await as(fixture, owner, 'patient'),
      hospital,
    });
    if (path.endsWith('/papers/receipt')) await giveReceipt(fixture, paymentId, hospital.id);
    return id;
  },
};

export async function giveReceipt(
  { platform: { db, now } }: ApiFixture,
  payment_id: string,
  place_id: string,
): Promise<void> {
  const member = await db
    .selectFrom('membership')
    .select('id')
    .where('account_id', '=', place_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const of = { payment_id, place_id, desk_id: place_id, membership_id: member.id };
  const sums = { amount: 10_000, given: 10_000, year: 2026, serial: ++serial, issued_at: now() };
  await db
    .insertInto('receipt')
    .values({ id: newId(), ...of, ...sums })
    .execute();
}
