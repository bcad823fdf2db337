import type { Db } from '../../platform/db/pool.ts';
import { firstPicture } from '../files/index.ts';

type NameTable = 'speciality' | 'insurance' | 'drug';
type TitleTable = 'test' | 'imaging';

/** SQL: what one item is called, for a statement that shows something of it. The argument is SQL. */
export const nameOf = (table: NameTable, id: string): string => `(select name from ${table} where id = ${id})`;

export interface TestRef {
  id: string;
  title: string;
}
export interface DrugRef {
  id: string;
  name: string;
  image: { id: string; filename: string } | null;
}
/** SQL: how an order shows a test, as JSON. The argument is SQL. */
export const testRef = (id: string): string =>
  `(select json_build_object('id', t.id, 'title', t.title) from test t where t.id = ${id})`;
/** SQL: the same of a drug. */
export const drugRef = (id: string): string =>
  `(select json_build_object('id', d.id, 'name', d.name, 'image', ${firstPicture("'drug'", 'd.id')})
    from drug d where d.id = ${id})`;

/** What catalogue items are called, by id; an id that is not there is left out. */
export const specialityNames = (db: Db, ids: string[]): Promise<Map<string, string>> => names(db, 'speciality', ids);
export const drugNames = (db: Db, ids: string[]): Promise<Map<string, string>> => names(db, 'drug', ids);
export const testTitles = (db: Db, ids: string[]): Promise<Map<string, string>> => titles(db, 'test', ids);
export const imagingTitles = (db: Db, ids: string[]): Promise<Map<string, string>> => titles(db, 'imaging', ids);

export interface SymptomDisease {
  id: string;
  name: string;
  type: 'Symptom' | 'Disease';
}

export async function symptomDiseaseRows(db: Db, ids: string[]): Promise<Map<string, SymptomDisease>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('symptom_disease').select(['id', 'name', 'type']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, { ...row, type: row.type as SymptomDisease['type'] }]));
}

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
