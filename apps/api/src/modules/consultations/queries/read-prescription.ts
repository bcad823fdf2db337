import type { Prescription } from '@ivuriro/contract';
import { asSystem } from '../../../platform/db/actor-context.ts';
import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Actor } from '../../../platform/session.ts';
import { patientRefs } from '../../identity/index.ts';
import { isPublished, providerRefs, registrationNumberOf } from '../../providers/index.ts';
import { appointmentsBrief } from '../../scheduling/index.ts';
import { fileByCode, linesOf } from './prescription.queries.ts';

export type PharmacyCall = Pick<
  Call<Actor<'pharmacy'>, { code: string }>,
  'actor' | 'db' | 'params' | 'now' | 'about' | 'transact'
>;

/**
 * Returns the drugs and the patient of the prescription that has this printed code. The patient's access log shows that
 * the pharmacy has read it.
 */
export async function readPrescription({ actor, db, params, about }: PharmacyCall): Promise<Prescription> {
  // nobody has verified an unpublished pharmacy yet: anybody can sign up as a pharmacy
  if (!(await isPublished(db, 'pharmacy', actor.id))) throw problem('not_published');
  const file = (await asSystem(() => fileByCode(db, params.code)))!;
  const [appointment] = (await appointmentsBrief(db, [file.appointment_id])).values();
  const lines = await asSystem(() => linesOf(db, file.id));
  const pharmacies = [...new Set(lines.flatMap((line) => line.pharmacy_id ?? []))];
  const [patients, names, registration] = await Promise.all([
    patientRefs(db, [appointment!.patient_id]),
    providerRefs(db, [appointment!.doctor_id, ...pharmacies]),
    registrationNumberOf(db, appointment!.doctor_id),
  ]);
  about({ objectId: file.id, patientId: appointment!.patient_id });
  return {
    code: file.code,
    doctor: { name: names.get(appointment!.doctor_id)!.name, RMDC_Reg_number: registration },
    patient: { full_name: patients.get(appointment!.patient_id)!.full_name },
    created_at: file.saved_at.toISOString(),
    drugs: lines.map((line) => ({
      id: line.id,
      drug: { id: line.drug_id, name: line.name },
      periodicity_per_day: line.periodicity,
      for_how_long: line.duration,
      dispensed_at: line.dispensed_at?.toISOString() ?? null,
      pharmacy: line.pharmacy_id ? { id: line.pharmacy_id, name: names.get(line.pharmacy_id)!.name } : null,
    })),
  };
}
