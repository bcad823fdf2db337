import type { Db } from '../../platform/db/pool.ts';
import {
  type FileRow,
  findDiagnoses,
  findDrugs,
  findFiles,
  findImagings,
  findTests,
  type Item,
  type WrittenFile,
} from './consultations.queries.ts';

/** The files of these visits, whole. */
export async function writtenFiles(db: Db, appointmentIds: string[]): Promise<WrittenFile[]> {
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
    drugs: partsOf(row, drugs),
    tests: partsOf(row, tests).toSorted(byName),
    imagings: partsOf(row, imagings).toSorted(byName),
    diagnosis: partsOf(row, diagnoses).toSorted(byName),
  }));
}

const partsOf = <T extends { consultation_file_id: string }>({ id }: FileRow, parts: T[]) =>
  parts.filter((part) => part.consultation_file_id === id).map(({ consultation_file_id: _, ...part }) => part);
const byName = (one: Item, other: Item) => one.name.localeCompare(other.name, 'en');
