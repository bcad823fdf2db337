import type { Db } from '../../../platform/db/pool.ts';

type NameTable = 'speciality' | 'insurance' | 'drug' | 'symptom_disease';
type TitleTable = 'test' | 'imaging';

/** SQL: the name of an item. The argument `id` is SQL too. */
export const nameOf = (table: NameTable, id: string): string => `(select name from ${table} where id = ${id})`;

/** The names of catalogue items by id; unknown ids are left out. */
export const specialityNames = (db: Db, ids: string[]): Promise<Map<string, string>> => names(db, 'speciality', ids);
export const drugNames = (db: Db, ids: string[]): Promise<Map<string, string>> => names(db, 'drug', ids);
export const symptomDiseaseNames = (db: Db, ids: string[]): Promise<Map<string, string>> =>
  names(db, 'symptom_disease', ids);
export const testTitles = (db: Db, ids: string[]): Promise<Map<string, string>> => titles(db, 'test', ids);
export const imagingTitles = (db: Db, ids: string[]): Promise<Map<string, string>> => titles(db, 'imaging', ids);

async function names(db: Db, table: NameTable, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

async function titles(db: Db, table: TitleTable, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom(table).select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.title]));
}
