import type { Db } from '../../../platform/db/pool.ts';
import {
  type FileRow,
  findDiagnoses,
  findDrugs,
  findFiles,
  findImagings,
  findTests,
  type Item,
  type WholeFile,
} from './consultations.queries.ts';

/** The consultation files of these appointments with all their contents. */
export async function wholeFiles(db: Db, appointmentIds: string[]): Promise<WholeFile[]> {
  const rows = await findFiles(db, appointmentIds);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [drugs, tests, imagings, diagnoses] = await Promise.all([
    findDrugs(db, ids),
    findTests(db, ids),
    findImagings(db, ids),
    findDiagnoses(db, ids),
  ]);
  return rows.map((row) => ({
    ...row,
    drugs: drugs
      .filter((line) => line.consultation_file_id === row.id)
      .map(({ id, name, periodicity, duration }) => ({ id, name, periodicity, duration })),
    dispensed: drugs.some((line) => line.consultation_file_id === row.id && line.dispensed_at !== null),
    tests: itemsIn(row, tests),
    imagings: itemsIn(row, imagings),
    diagnosis: itemsIn(row, diagnoses),
  }));
}

const itemsIn = (file: FileRow, items: (Item & { consultation_file_id: string })[]): Item[] =>
  items
    .filter((item) => item.consultation_file_id === file.id)
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
