import type { Db } from '../../../platform/db/pool.ts';
import { cleanRichText } from '../../../platform/rich-text.ts';
import { picturesOf } from '../../files/index.ts';
import { sql } from 'kysely';
import { type DrugRow, drugRowsOf, listed, windowed } from './catalogue.queries.ts';
import { specialitiesOfDoctors } from '../ports.ts';
import { problem } from '../../../platform/errors.ts';

interface Named {
  id: string;
  name: string;
}

interface SymptomDisease extends Named {
  type: 'Symptom' | 'Disease';
}

export async function specialities(db: Db, search: string | undefined, ofDoctors: boolean): Promise<Named[]> {
  const all = await listed<Named>(db, { table: 'speciality', columns: ['id', 'name'], title: 'name' }, search);
  if (!ofDoctors) return all;
  const offered = new Set(await specialitiesOfDoctors.call(db));
  return all.filter((speciality) => offered.has(speciality.id));
}

export const symptomsDiseases = (db: Db, search: string | undefined): Promise<SymptomDisease[]> =>
  listed(db, { table: 'symptom_disease', columns: ['id', 'name', 'type'], title: 'name' }, search);

/**
 * The insurances; the entry for patients who pay for themselves comes first, because it is the most frequent choice.
 */
export async function insurances(db: Db, search: string | undefined) {
  const rows = await listed<Named>(db, { table: 'insurance', columns: ['id', 'name'], title: 'name' }, search);
  const ordered = [...rows.filter((row) => row.id === 'none'), ...rows.filter((row) => row.id !== 'none')];
  return withPicture(db, 'insurance', 'logo', ordered);
}

export async function facilities(db: Db, search: string | undefined) {
  const rows = await listed<{ id: string; title: string; description: string }>(
    db,
    { table: 'facility', columns: ['id', 'title', 'description'], title: 'title' },
    search,
  );
  return withPicture(db, 'facility', 'image', rows);
}

export interface Test {
  id: string;
  title: string;
  description: string;
  patient_preparation: string;
  basic_of_test: string;
}

const testList = {
  table: 'test' as const,
  columns: ['id', 'title', 'description', 'patient_preparation', 'basic_of_test'],
  title: 'title' as const,
  text: sql<string>`title || ' ' || category`,
};

export const tests = async (db: Db, search: string | undefined): Promise<Test[]> =>
  (await listed<Test>(db, testList, search)).map(asShown);
export async function testsWithin(db: Db, search: string | undefined, window: { limit: number; offset: number }) {
  const { rows, ...found } = await windowed<Test>(db, testList, search, window);
  return { ...found, rows: rows.map(asShown) };
}

/** Cleans the rich text of the description again when it is read, whatever the table contains. */
const asShown = (row: Test): Test => ({ ...row, description: cleanRichText(row.description) });

export const imagings = (db: Db, search: string | undefined) =>
  listed<{ id: string; title: string }>(db, { table: 'imaging', columns: ['id', 'title'], title: 'title' }, search);

/** Tests by id, as the API shows them; unknown ids are left out. */
export async function testsById(db: Db, ids: string[]): Promise<Map<string, Test>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('test')
    .select(['id', 'title', 'description', 'patient_preparation', 'basic_of_test'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, asShown(row)]));
}

/** Drugs by id, as the API shows them; unknown ids are left out. */
export async function drugsById(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, Drug>();
  return new Map((await drugs(db, await drugRowsOf(db, ids))).map((drug) => [drug.id, drug]));
}

export type Drug = Awaited<ReturnType<typeof drugs>>[number];
export async function drugs(db: Db, rows: DrugRow[]) {
  const pictured = await withPicture(db, 'drug', 'image', rows);
  return pictured.map(({ class_name, category_name, ...drug }) => ({
    ...drug,
    status: drug.status as 'IN_STOCK' | 'OUT_STOCK',
    ingredient: drug.ingredient ?? '',
    category: { id: drug.drug_category_id, name: category_name },
    class: { id: drug.drug_class_id, name: class_name },
  }));
}

type Picture = { id: string; filename: string } | null;
async function withPicture<T extends { id: string }, F extends 'logo' | 'image'>(
  db: Db,
  itemType: string,
  field: F,
  rows: T[],
): Promise<(T & Record<F, Picture>)[]> {
  const ids = rows.map((row) => row.id);
  const pictures = await picturesOf(db, itemType, ids);
  return rows.map((row) => ({ ...row, [field]: pictures.get(row.id)?.[0] ?? null }) as T & Record<F, Picture>);
}

export async function drugShown(db: Db, id: string) {
  const drug = (await drugsById(db, [id])).get(id.toLowerCase());
  if (!drug) throw problem('not_found');
  return drug;
}
