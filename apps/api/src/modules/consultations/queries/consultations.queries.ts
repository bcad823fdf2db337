import { type Selectable, sql } from 'kysely';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { ConsultationFile as FileTable } from '../../../platform/db/types.ts';
import { newCode, newId } from '../../../platform/ids.ts';

export type FileRow = Selectable<FileTable>;

/** A catalogue item with the name that it had when the doctor chose it. */
export interface Item {
  id: string;
  name: string;
}

/** A consultation file with its contents: the drugs in the order of the prescription, all other items A–Z. */
export interface WholeFile extends FileRow {
  drugs: (Item & { periodicity: string; duration: string })[];
  /** Whether a pharmacy has dispensed one of the drugs. If so, the file can no longer be changed. */
  dispensed: boolean;
  tests: Item[];
  imagings: Item[];
  diagnosis: Item[];
}

/**
 * Inserts the consultation file of an appointment. Returns null when the appointment has a file already, even when a
 * simultaneous transaction has only just inserted it.
 */
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

/** The data that anyone gets who verifies the code of a document. It contains nothing about the patient. */
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

/** Returns, by file id, the short codes by which people refer to consultation files. */
export async function fileCodes(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await asSystem(() =>
    db.selectFrom('consultation_file').select(['id', 'code']).where('id', 'in', ids).execute(),
  );
  return new Map(rows.map((row) => [row.id, row.code]));
}
