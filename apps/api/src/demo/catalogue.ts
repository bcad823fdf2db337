import type { Db } from '../platform/db/pool.ts';
import type { Case, Source } from './source.ts';

/** Reads the catalogue into maps from names to ids, because the texts of the demo refer to its items by name. */
export async function readCatalogue(db: Db) {
  const ids = <T>(rows: T[], name: (row: T) => string, id: (row: T) => string) =>
    new Map(rows.map((row) => [name(row), id(row)]));
  const [specialities, diseases, tests, imagings, facilities, insurers, drugs, cells, sectors] = await Promise.all([
    db.selectFrom('speciality').selectAll().execute(),
    db.selectFrom('symptom_disease').selectAll().execute(),
    db.selectFrom('test').select(['id', 'title']).execute(),
    db.selectFrom('imaging').selectAll().execute(),
    db.selectFrom('facility').select(['id', 'title']).orderBy('title').execute(),
    db.selectFrom('insurance').select('id').where('id', '<>', 'none').orderBy('id').execute(),
    db
      .selectFrom('drug')
      .select(['id', 'name', 'description', 'price', 'supply'])
      .orderBy('name')
      .orderBy('id')
      .execute(),
    db.selectFrom('division').select(['code', 'parent']).where('level', '=', 4).orderBy('code').execute(),
    db.selectFrom('division').selectAll().where('level', '=', 3).orderBy('code').execute(),
  ]);
  return {
    specialities: ids(
      specialities,
      (row) => row.name,
      (row) => row.id,
    ),
    diseases: ids(
      diseases,
      (row) => row.name,
      (row) => row.id,
    ),
    tests: ids(
      tests,
      (row) => row.title,
      (row) => row.id,
    ),
    imagings: ids(
      imagings,
      (row) => row.title,
      (row) => row.id,
    ),
    facilities: ids(
      facilities,
      (row) => row.title,
      (row) => row.id,
    ),
    insurers: insurers.map((row) => row.id),
    drugs,
    /** The cells of each sector. */
    cells: Map.groupBy(cells, (row) => row.parent!),
    sectors: new Map(sectors.map((row) => [row.code, row])),
  };
}
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

/**
 * Returns the id of an item that a text of the demo names; throws when the catalogue has no such item, because the text
 * is then wrong.
 */
export function named(list: Map<string, string>, name: string): string {
  const id = list.get(name);
  if (!id) throw new Error(`The catalogue has no '${name}'.`);
  return id;
}

export function drugOf(
  catalogue: Catalogue,
  item: Source['cases'][number]['drugs'][number],
): { id: string; name: string } {
  const drug = catalogue.drugs.find(
    ({ name, description }) => name.startsWith(item.name) && `${name} ${description}`.includes(item.form),
  );
  if (!drug) throw new Error(`The catalogue has no ${item.name} as ${item.form}.`);
  return drug;
}

/** Those of the invented consultations that are about a disease which the doctor treats. */
export const casesFor = (cases: readonly Case[], treats: readonly string[]): Case[] =>
  cases.filter((one) => treats.includes(one.disease));
