import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';
import type { FileContent } from '../domain/consultation-form.ts';
import type { FileRow, Item, WholeFile } from './consultations.queries.ts';

/**
 * Replaces the contents of a consultation file. An item that is also in the version `before` keeps the name that it has
 * there. Any other item gets its current name in the catalogue from a database trigger.
 */
export async function replaceContent(db: Db, file: FileRow, content: FileContent, before?: WholeFile): Promise<void> {
  await db
    .updateTable('consultation_file')
    .set({
      version: file.version,
      saved_at: file.saved_at,
      patient_concern: content.patient_concern,
      doctor_assessment: content.doctor_assessment,
      comment: content.comment,
    })
    .where('id', '=', file.id)
    .execute();
  for (const table of ['prescribed_drug', 'requested_test', 'requested_imaging', 'provisional_diagnosis'] as const)
    await db.deleteFrom(table).where('consultation_file_id', '=', file.id).execute();
  const of = { consultation_file_id: file.id };
  const lines = content.drugs.map((line, position) => ({
    ...of,
    id: newId(),
    position,
    ...line,
    ...calledBefore(before?.drugs, line.drug_id),
  }));
  if (lines.length > 0) await db.insertInto('prescribed_drug').values(lines).execute();
  const tests = content.test_ids.map((test_id) => ({ ...of, test_id, ...calledBefore(before?.tests, test_id) }));
  if (tests.length > 0) await db.insertInto('requested_test').values(tests).execute();
  const imagings = content.imaging_ids.map((imaging_id) => ({
    ...of,
    imaging_id,
    ...calledBefore(before?.imagings, imaging_id),
  }));
  if (imagings.length > 0) await db.insertInto('requested_imaging').values(imagings).execute();
  const diagnosis = content.symptom_disease_ids.map((symptom_disease_id) => ({
    ...of,
    symptom_disease_id,
    ...calledBefore(before?.diagnosis, symptom_disease_id),
  }));
  if (diagnosis.length > 0) await db.insertInto('provisional_diagnosis').values(diagnosis).execute();
}

function calledBefore(items: Item[] = [], id: string): { name?: string } {
  const kept = items.find((item) => item.id === id);
  return kept ? { name: kept.name } : {};
}

/** Makes this version's document the current document of the file, and stores the version permanently. */
export async function keepVersion(db: Db, file: WholeFile, pdfFileId: string): Promise<void> {
  const { patient_concern, doctor_assessment, comment, drugs, tests, imagings, diagnosis } = file;
  await db.updateTable('consultation_file').set({ pdf_file_id: pdfFileId }).where('id', '=', file.id).execute();
  await db
    .insertInto('consultation_file_version')
    .values({
      consultation_file_id: file.id,
      version: file.version,
      content: JSON.stringify({ patient_concern, doctor_assessment, comment, drugs, tests, imagings, diagnosis }),
      pdf_file_id: pdfFileId,
      saved_at: file.saved_at,
    })
    .execute();
}
