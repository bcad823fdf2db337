import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const tree = mkdtempSync(path.join(tmpdir(), 'fragments-'));
const module = path.join(tree, 'apps/api/src/modules/orders');
mkdirSync(module, { recursive: true });
afterAll(() => rmSync(tree, { recursive: true }));

/** Runs the check on a repository whose only module exports `piece`. */
function check(declaration: string, listed: string[] = []) {
  writeFileSync(path.join(module, 'index.ts'), `export { piece } from './orders.queries.ts';`);
  writeFileSync(path.join(module, 'orders.queries.ts'), declaration);
  writeFileSync(
    path.join(tree, 'ARCHITECTURE.md'),
    listed.map((name) => `| \`${name}\` | messaging | a list |`).join('\n'),
  );
  const { status, stdout } = spawnSync(process.execPath, ['scripts/check/fragments.mjs', tree], {
    cwd: repository,
    encoding: 'utf8',
  });
  return { status, stdout };
}

const text = 'export const piece = (id: string): string => `(select name from drug where id = ${id})`;';

test.each([
  ['a text', text],
  ['a condition', "export const piece = 'o.patient_id = $1';"],
  ['an expression', 'export const piece = (id: string) => sql<boolean>`${id} is null`;'],
  ['a query', "export const piece = (db: Db) => db.selectFrom('medical_order').select('id');"],
  [
    'what its type says is an expression',
    'export function piece(id: string): RawBuilder<string> | null { return of(id); }',
  ],
])(
  'the check of exported SQL refuses an export that the table of ARCHITECTURE.md does not list: %s',
  (_, declaration) => {
    const { status, stdout } = check(declaration);
    expect(stdout).toContain('orders.piece is a piece of SQL');
    expect(status).toBe(1);
  },
);

test('the check of exported SQL accepts a listed export, and refuses a listed name that no module exports', () => {
  expect(check(text, ['orders.piece'])).toMatchObject({ status: 0 });
  const { status, stdout } = check(text, ['orders.piece', 'orders.other']);
  expect(stdout).toContain('lists orders.other');
  expect(status).toBe(1);
});

test.each([
  ['a function that reads', "export const piece = (db: Db) => db.selectFrom('drug').select('id').execute();"],
  [
    'an asynchronous function',
    'export async function piece(db: Db) { return (await sql`select 1`.execute(db)).rows; }',
  ],
  ['a promise', 'export const piece = (db: Db): Promise<void> => remove(db, sql`delete from drug`);'],
  ['no SQL at all', "export const piece = { title: 'Where orders come from' };"],
])('the check of exported SQL accepts an export that is no SQL: %s', (_, declaration) => {
  expect(check(declaration)).toMatchObject({ status: 0 });
});
