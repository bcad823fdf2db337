import type { Db } from '../../platform/db/pool.ts';
import { drugNames, imagingTitles, symptomDiseaseRows, testTitles } from '../catalogue/index.ts';
import { type FileRow, findDiagnoses, findDrugs, findFiles, findImagings, findTests } from './consultations.queries.ts';

/** A file with everything that was written in it, items by their names and in their order. */
export interface WrittenFile extends FileRow {
  drugs: { id: string; name: string; periodicity: string; duration: string }[];
  tests: { id: string; name: string }[];
  imagings: { id: string; name: string }[];
  diagnosis: { id: string; name: string }[];
}

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
  const [drugNamed, testNamed, imagingNamed, diagnosisNamed] = await Promise.all([
    drugNames(db, [...new Set(drugs.map((line) => line.drug_id))]),
    testTitles(db, itemIds(tests)),
    imagingTitles(db, itemIds(imagings)),
    symptomDiseaseRows(db, itemIds(diagnoses)),
  ]);
  const diagnosisNames = new Map([...diagnosisNamed].map(([id, { name }]) => [id, name]));
  return rows.map((row) => ({
    ...row,
    drugs: drugs
      .filter((line) => line.consultation_file_id === row.id)
      .map(({ drug_id, periodicity, duration }) => ({
        id: drug_id,
        name: drugNamed.get(drug_id) ?? '',
        periodicity,
        duration,
      })),
    tests: named(tests, row.id, testNamed),
    imagings: named(imagings, row.id, imagingNamed),
    diagnosis: named(diagnoses, row.id, diagnosisNames),
  }));
}

interface Item {
  consultation_file_id: string;
  item_id: string;
}
const itemIds = (items: Item[]) => [...new Set(items.map((item) => item.item_id))];
const named = (items: Item[], fileId: string, names: Map<string, string>) =>
  items
    .filter((item) => item.consultation_file_id === fileId)
    .map((item) => ({ id: item.item_id, name: names.get(item.item_id) ?? '' }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
