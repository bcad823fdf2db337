import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { providerRefs, registrationNumberOf } from '../../providers/index.ts';
import { appointmentsBrief } from '../../scheduling/index.ts';
import { findByCode } from './consultations.queries.ts';

/**
 * Returns, for a genuine printed code, the issuer and date of the document and how many of its drugs are dispensed,
 * never the patient. Any other code gives 404.
 */
export async function verify(db: Db, code: string) {
  const file = await asSystem(() => findByCode(db, code));
  if (!file) throw problem('not_found');
  const appointment = (await appointmentsBrief(db, [file.appointment_id])).get(file.appointment_id)!;
  const [doctors, registration] = await Promise.all([
    providerRefs(db, [appointment.doctor_id]),
    registrationNumberOf(db, appointment.doctor_id),
  ]);
  return {
    code: file.code,
    doctor: { name: doctors.get(appointment.doctor_id)!.name, RMDC_Reg_number: registration },
    // the date of the current version, which is also printed on the newest document
    created_at: file.saved_at.toISOString(),
    drugs: file.drugs,
    dispensed: file.dispensed,
  };
}
