import { post } from '../../apps/api/src/modules/payments/commands/post-to-ledger.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { makeDoctor, makePatient, type Person } from '../../apps/api/src/testing/people.ts';
import { makeAppointment } from '../../apps/api/src/testing/appointments.ts';

export interface PaidAppointment {
  id: string;
  code: string;
  doctor: Person;
  patient: Person;
}

/** Makes a doctor, a patient and their paid online appointment, which begins now. */
export async function makePaidAppointment(platform: Platform): Promise<PaidAppointment> {
  const fixture = { platform };
  const [doctor, patient] = [await makeDoctor(fixture), await makePatient(fixture)];
  const { id, meetCode, paymentId } = await makeAppointment(fixture, { doctor, patient, startsAt: new Date() });
  const posting = { event: 'capture', ownerId: doctor.id, amount: 10_000, commission: 1_000, paymentId } as const;
  const entries = { gateway_clearing: -10_000, provider_held: 9_000, platform_held: 1_000 };
  await platform.db.transaction().execute((trx) => post(trx, { ...posting, at: new Date() }, entries));
  return { id, code: meetCode!, doctor, patient };
}
