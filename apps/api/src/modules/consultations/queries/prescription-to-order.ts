import { isId } from '../../../platform/ids.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { appointmentsBrief } from '../../scheduling/index.ts';
import { fileById, linesOf, requestedTests } from './prescription.queries.ts';

/** The catalogue ids of the tests and drugs that a consultation file prescribes. */
export interface PrescriptionToOrder {
  savedAt: Date;
  testIds: string[];
  drugIds: string[];
  /** The drugs with a prescription line that is not yet dispensed. */
  waitingDrugIds: string[];
}

/**
 * Reads what a consultation file prescribes. Returns null when the file does not exist or belongs to another patient.
 */
export async function prescriptionToOrder(
  db: Db,
  patientId: string,
  fileId: string,
): Promise<PrescriptionToOrder | null> {
  const file = isId(fileId) ? await fileById(db, fileId) : undefined;
  const appointment = file && (await appointmentsBrief(db, [file.appointment_id])).get(file.appointment_id);
  if (appointment?.patient_id !== patientId) return null;
  const [lines, testIds] = await Promise.all([linesOf(db, fileId), requestedTests(db, fileId)]);
  return {
    savedAt: file!.saved_at,
    testIds,
    drugIds: lines.map((line) => line.drug_id),
    waitingDrugIds: lines.filter((line) => !line.dispensed_at).map((line) => line.drug_id),
  };
}
