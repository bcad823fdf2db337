import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { providerRefs, registrationNumberOf } from '../../providers/index.ts';
import { appointmentsBrief } from '../../scheduling/index.ts';
import { findByCode } from './consultations.queries.ts';

/** The issuer and date of a genuine printed code, never the patient; 404 for any other code. */
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
    // the date of the current version, as the newest document prints it
    created_at: file.saved_at.toISOString(),
    drugs: file.drugs,
    dispensed: file.dispensed,
  };
}
