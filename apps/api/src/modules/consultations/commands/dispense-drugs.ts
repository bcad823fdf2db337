import type { Prescription } from '@ivuriro/contract';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { drugNames } from '../../catalogue/index.ts';
import { holdPublished } from '../../providers/index.ts';
import { appointmentsBrief } from '../../scheduling/index.ts';
import { fileByCode, linesOf, lockFileById, markDispensed } from '../queries/prescription.queries.ts';
import { type PharmacyCall, readPrescription } from '../queries/read-prescription.ts';

/**
 * Dispenses the chosen lines of the prescription that has this printed code. When a pharmacy has already dispensed one
 * of the lines, dispenses none of them.
 */
export async function dispenseByCode(call: PharmacyCall, sent: string[]): Promise<Prescription> {
  const { actor, db, params, now, transact } = call;
  const lineIds = [...new Set(sent)];
  if (lineIds.length === 0) throw problem('validation_failed', 'No drugs selected');
  const file = (await asSystem(() => fileByCode(db, params.code)))!;
  // set before the transaction, because the transaction writes the audit entry, which names the patient
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

interface OrderedDrugs {
  fileId: string;
  orderId: string;
  pharmacyId: string;
  drugIds: string[];
  /**
   * The ordered drugs that need a prescription. Each must have a line in the consultation file that is not yet
   * dispensed. A drug without any line there needs a prescription that the patient attached to the order.
   */
  onPrescription: string[];
  /**
   * Whether the patient attached a prescription to the order, perhaps for drugs that the consultation file does not
   * name.
   */
  hasAttachment: boolean;
}

/** Dispenses the prescription lines of the drugs in a completed order that refers to a consultation file. */
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
