import { type Selectable, sql } from 'kysely';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { ConsultationFile as FileTable } from '../../../platform/db/types.ts';
import { newCode, newId } from '../../../platform/ids.ts';
import type { FileContent } from '../domain/consultation-form.ts';

export type FileRow = Selectable<FileTable>;

/** A catalogue item with the name that it had when the doctor wrote it. */
export interface Item {
  id: string;
  name: string;
}

/** A consultation file with all its contents in their order. */
export interface WholeFile extends FileRow {
  drugs: (Item & { periodicity: string; duration: string })[];
  /** Whether a pharmacy has dispensed a drug of it, after which it can no longer be changed. */
  dispensed: boolean;
  tests: Item[];
  imagings: Item[];
  diagnosis: Item[];
}

/** Inserts the file of an appointment; null when there is one already, even one of a transaction that is still open. */
export async function beginFile(db: Db, appointmentId: string, now: Date): Promise<FileRow | null> {
  const row = await db
    .insertInto('consultation_file')
    .values({ id: newId(), appointment_id: appointmentId, code: newCode(12), first_saved_at: now, saved_at: now })
    .onConflict((on) => on.column('appointment_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export const lockFile = (db: Db, appointmentId: string): Promise<FileRow> =>
  db
    .selectFrom('consultation_file')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .forUpdate()
    .executeTakeFirstOrThrow();

export async function wasDispensed(db: Db, fileId: string): Promise<boolean> {
  const line = await db
    .selectFrom('prescribed_drug')
    .select('id')
    .where('consultation_file_id', '=', fileId)
    .where('dispensed_at', 'is not', null)
    .executeTakeFirst();
  return line !== undefined;
}

/**
 * Writes the contents. An item that the file had before keeps the name that the doctor saw; a database trigger names
 * the others.
 */
export async function writeContent(db: Db, file: FileRow, content: FileContent, before?: WholeFile): Promise<void> {
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

/** Makes the document of this version the current one and stores the version permanently. */
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

export async function findFiles(db: Db, appointmentIds: string[]): Promise<FileRow[]> {
  if (appointmentIds.length === 0) return [];
  return db.selectFrom('consultation_file').selectAll().where('appointment_id', 'in', appointmentIds).execute();
}

export const findDrugs = (db: Db, fileIds: string[]) =>
  db
    .selectFrom('prescribed_drug')
    .select(['consultation_file_id', 'drug_id as id', 'name', 'periodicity', 'duration', 'dispensed_at'])
    .where('consultation_file_id', 'in', fileIds)
    .orderBy('position')
    .execute();
export const findTests = (db: Db, fileIds: string[]) =>
  db
    .selectFrom('requested_test')
    .select(['consultation_file_id', 'test_id as id', 'name'])
    .where('consultation_file_id', 'in', fileIds)
    .execute();
export const findImagings = (db: Db, fileIds: string[]) =>
  db
    .selectFrom('requested_imaging')
    .select(['consultation_file_id', 'imaging_id as id', 'name'])
    .where('consultation_file_id', 'in', fileIds)
    .execute();
export const findDiagnoses = (db: Db, fileIds: string[]) =>
  db
    .selectFrom('provisional_diagnosis')
    .select(['consultation_file_id', 'symptom_disease_id as id', 'name'])
    .where('consultation_file_id', 'in', fileIds)
    .execute();

/** The data that verifying a code shows to anyone; nothing about the patient. */
export const findByCode = (db: Db, code: string) =>
  db
    .selectFrom('consultation_file')
    .leftJoin('prescribed_drug', 'prescribed_drug.consultation_file_id', 'consultation_file.id')
    .select([
      'code',
      'appointment_id',
      'saved_at',
      sql<number>`count(prescribed_drug.id)`.as('drugs'),
      sql<number>`count(prescribed_drug.dispensed_at)`.as('dispensed'),
    ])
    .where('code', '=', code)
    .groupBy('consultation_file.id')
    .executeTakeFirst();

/** The short codes by which people refer to consultation files. */
export async function fileCodes(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await asSystem(() =>
    db.selectFrom('consultation_file').select(['id', 'code']).where('id', 'in', ids).execute(),
  );
  return new Map(rows.map((row) => [row.id, row.code]));
}
