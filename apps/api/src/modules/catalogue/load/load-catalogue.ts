import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { divisions } from './division-rows.ts';
import { drugLists } from './drug-rows.ts';
import { facilities, imagings, insurers, specialities, symptomsDiseases, tests } from './list-rows.ts';
import { transact } from '../../../platform/db/transact.ts';

type Row = Record<string, unknown>;

/**
 * Fills the empty lists of the catalogue from the files of data/. A list that has rows is managed by an administrator
 * and left unchanged, so that deleted items do not come back.
 */
export async function loadCatalogue(db: Db): Promise<void> {
  const lists: [table: string, rows: () => Promise<Row[]>][] = [
    ['division', divisions],
    ['speciality', specialities],
    ['symptom_disease', symptomsDiseases],
    ['insurance', insurers],
    ['imaging', imagings],
    ['facility', facilities],
    ['test', tests],
  ];
  for (const [table, rows] of lists)
    if (await isEmpty(db, table)) {
      const list = await rows();
      await transact(db, (trx) => insertAll(trx, table, list));
    }
  if (await isEmpty(db, 'drug_category')) {
    const { categories, classes, drugs } = await drugLists();
    await transact(db, async (trx) => {
      await insertAll(trx, 'drug_category', categories);
      await insertAll(trx, 'drug_class', classes);
      await insertAll(trx, 'drug', drugs);
    });
  } else await fillSubstances(db);
}

/**
 * Adds ingredient, strength, form and ATC code to the drugs of the supplied list whose ingredient is still null,
 * because earlier versions did not supply these fields.
 */
async function fillSubstances(db: Db): Promise<void> {
  const { drugs } = await drugLists();
  await transact(db, (trx) =>
    sql`update drug set ingredient = known.ingredient, strength = known.strength, form = known.form, atc = known.atc
      from jsonb_populate_recordset(null::drug, ${JSON.stringify(drugs)}::jsonb) known
      where drug.id = known.id and drug.ingredient is null`.execute(trx),
  );
}

async function isEmpty(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  return rows.length === 0;
}

/** Inserts all rows in one statement and skips those that exist, so that two processes can start at the same time. */
async function insertAll(db: Db, table: string, rows: Row[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(db);
}
