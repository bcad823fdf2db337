import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../apps/api/migrations');
/** The last migration that was written before the product had to serve requests while it is migrated. */
const lastFree = '0017';
/**
 * Matches a statement that removes or changes a part of the schema which the previous version may still use. Such a
 * statement is allowed when its line says since when that part is unused.
 */
const takes =
  /\b(drop\s+(table|column|view|function)|rename\s+(to|column)|alter\s+column\s+\w+\s+(set\s+data\s+)?type|set\s+not\s+null|lock\s+table)\b/i;
const unused = /-- unused since \d{4}/;

const faultsIn = (sql: string) => sql.split('\n').filter((line) => takes.test(line) && !unused.test(line));

it('no migration removes or changes a part of the schema that the previous version still uses', () => {
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name) && name.slice(0, 4) > lastFree);
  const wrong = names.flatMap((name) =>
    faultsIn(readFileSync(path.join(folder, name), 'utf8')).map((line) => `${name}: ${line}`),
  );
  expect(wrong).toEqual([]);
});

it.each([
  'alter table login drop column phone;',
  'drop table outbox;',
  'alter table login rename column phone to mobile;',
  'alter table login alter column phone type integer;',
  'alter table login alter column phone set not null;',
])(
  'the check of migrations reports this statement, unless its line says since when that part is unused: %s',
  (line) => {
    expect(faultsIn(line)).toEqual([line]);
    expect(faultsIn(`${line} -- unused since 0018`)).toEqual([]);
  },
);
