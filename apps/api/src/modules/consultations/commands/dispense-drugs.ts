import type { Prescription } from '@ivuriro/contract';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Actor } from '../../../platform/session.ts';
import { drugNames } from '../../catalogue/index.ts';
import { holdPublished, isPublished, providerRefs, registrationNumberOf } from '../../providers/index.ts';
import { patientRefs } from '../../identity/index.ts';
import { appointmentsBrief } from '../../scheduling/index.ts';
import { fileByCode, linesOf, lockFileById, markDispensed } from '../queries/prescription.queries.ts';

type PharmacyCall = Pick<
  Call<Actor<'pharmacy'>, { code: string }>,
  'actor' | 'db' | 'params' | 'now' | 'about' | 'transact'
>;

/** The drugs and the patient of a printed code; the access log of the patient shows the pharmacy. */
export async function readPrescription({ actor, db, params, about }: PharmacyCall): Promise<Prescription> {
  // an unpublished pharmacy was not verified yet: anybody can sign up as one
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

/** Dispenses lines of a printed code, all of them or none: each once, across all pharmacies. */
export async function dispenseByCode(call: PharmacyCall, sent: string[]): Promise<Prescription> {
  const { actor, db, params, now, transact } = call;
  const lineIds = [...new Set(sent)];
  if (lineIds.length === 0) throw problem('validation_failed', 'No drugs selected');
  const file = (await asSystem(() => fileByCode(db, params.code)))!;
  // the audit entry is written in the transaction and names the patient
  const [appointment] = (await appointmentsBrief(db, [file.appointment_id])).values();
  call.about({ objectId: file.id, patientId: appointment!.patient_id });
  await transact((trx) =>
    asSystem(async () => {
      if (!(await holdPublished(trx, 'pharmacy', actor.id))) throw problem('not_published');
      await lockFileById(trx, file.id);
      const lines = new Set((await linesOf(trx, file.id)).map((line) => line.id));
      if (!lineIds.every((id) => lines.has(id))) throw problem('conflict', 'The doctor has changed this prescription.');
      const marked = await markDispensed(trx, lineIds, { pharmacyId: actor.id, orderId: null }, now);
      if (marked < lineIds.length) throw problem('already_dispensed');
    }),
  );
  return readPrescription(call);
}

export interface OrderedDrugs {
  fileId: string;
  orderId: string;
  pharmacyId: string;
  drugIds: string[];
  /** The ordered drugs that need a prescription: each must have a line that is not yet dispensed. */
  onPrescription: string[];
  /** Whether a prescription is attached to the order; it may be for drugs that the consultation file does not name. */
  hasAttachment: boolean;
}

/** Dispenses the prescription lines of a completed order that names a consultation file. */
export async function dispenseWithOrder(trx: Db, order: OrderedDrugs, now: Date): Promise<void> {
  await lockFileById(trx, order.fileId);
  const lines = await linesOf(trx, order.fileId);
  const waiting = lines.filter((line) => !line.dispensed_at && order.drugIds.includes(line.drug_id));
  const spent = order.onPrescription.some(
    (drugId) => lines.some((line) => line.drug_id === drugId) && !waiting.some((line) => line.drug_id === drugId),
  );
  if (spent) throw problem('already_dispensed');
  const withdrawn = order.onPrescription.find((drugId) => !lines.some((line) => line.drug_id === drugId));
  if (withdrawn && !order.hasAttachment) {
    const name = (await drugNames(trx, [withdrawn])).get(withdrawn);
    throw problem('conflict', `The doctor no longer prescribes ${name}. This order cannot be completed.`);
  }
  await markDispensed(
    trx,
    waiting.map((line) => line.id),
    order,
    now,
  );
}
