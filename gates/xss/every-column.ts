import type pg from 'pg';
import { asOwner } from '../../apps/api/src/platform/db/role.ts';
import type { XssFixture } from './xss-fixture.ts';
import { payloads } from './payloads.ts';

/**
 * Text columns into which no person writes: codes by which the product decides, and columns that are derived from
 * others.
 */
const noWords =
  /^(type|kind|status|state|gender|supply|method|provider|event|happening|gateway|category|search|words?|sort_name|shown_as|(notifiable|reference)_\w+|\w*(email|phone|key|name_word)|meet_code)$|^demo_mail\.html$|^meeting\.code$|^migration\.|^(search|name)_word\./;
/** The keys in JSON values whose values are text. */
const keys = 'value|title|names|name|description|text|comment|reason|message';
/** Escapes text for JSON. */
const inJson = payloads.filter((text) => !/["\\\p{Cc}]/u.test(text));

const functions = (round: number) => `
  create function pg_temp.one(texts text[], at tid) returns text language sql as
    $$ select texts[1 + ((hashtext(at::text) & 1073741823) + ${round * 9}) % cardinality(texts)] $$;
  create function pg_temp.behind(was text, mark text, hostile text) returns text language sql as
    $$ select regexp_replace(was, ' Zq[.].*$', '') || ' ' || mark || ' ' || hostile $$;
  create function pg_temp.inside(was text, mark text, hostile text) returns text language sql as
    $$ select regexp_replace(was, '"(${keys})": *"(Zq[.][^"]*[|])?', '"\\1": "' || mark || ' ' || hostile || '|', 'g') $$;`;

interface Column {
  table: string;
  column: string;
  json: boolean;
}

/**
 * Appends hostile text to every value of every text column, with a mark by which a page that shows the value is
 * recognised. Reads the columns from the schema, so that new columns are included. Returns the columns.
 */
export async function spoil({ platform }: XssFixture, round = 0): Promise<string[]> {
  const done: string[] = [];
  await asOwner(platform.pool.options.connectionString!, async (owner) => {
    // disables triggers, which would refuse changes of immutable rows or cause other writes
    await owner.query(`set role none; set session_replication_role = replica; ${functions(round)}`);
    for (const one of await columns(owner)) if (await spoilColumn(owner, one)) done.push(`${one.table}.${one.column}`);
  });
  return done;
}

async function columns(owner: pg.Client): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select c.table_name as table, c.column_name as column, c.data_type = 'jsonb' as json
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        and c.data_type in ('text', 'character varying', 'jsonb') order by 1, 2`,
  );
  return rows.filter(({ table, column }) => !noWords.test(column) && !noWords.test(`${table}.${column}`));
}

async function spoilColumn(owner: pg.Client, { table, column, json }: Column): Promise<boolean> {
  const mark = `Zq.${table}.${column}`;
  const change = async (to: string, texts: readonly string[], where: string) => {
    const { rowCount } = await owner.query(
      `update "${table}" set "${column}" = (${to})${json ? '::jsonb' : ''} where "${column}"::text ~ '${where}'`,
      [mark, texts],
    );
    return rowCount! > 0;
  };
  const listed = await change(
    `pg_temp.inside("${column}"::text, $1, pg_temp.one($2, ctid))`,
    inJson,
    `^[[{].*"(${keys})": *"`,
  );
  if (json) return listed;
  const words = '^([[:upper:]][[:lower:]]|[^[{].* )';
  const long = () => change(`pg_temp.behind("${column}", $1, pg_temp.one($2, ctid))`, payloads, words);
  const short = () =>
    change(`$1::text || ' ' || ($2::text[])[1] || substr(md5(ctid::text), 1, 4)`, ['<b onclick=1>'], words);
  return (await long().catch(() => short().catch(() => false))) || listed;
}
