import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const tree = mkdtempSync(path.join(tmpdir(), 'words-'));
afterAll(() => rmSync(tree, { recursive: true }));

function check(name: string, text: string) {
  const file = path.join(tree, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  const { status, stdout } = spawnSync(process.execPath, ['scripts/check/words.mjs', file], {
    cwd: repository,
    encoding: 'utf8',
  });
  return { status, stdout };
}

test.each([
  ['a variable', 'calendar.ts', 'const doctorDiary = 1;'],
  ['a plural', 'calendar.ts', 'export const diaries: string[] = [];'],
  ['a parameter', 'calendar.ts', 'export function open(door: string) { return door; }'],
  ['a function', 'calendar.ts', 'function forgetPages() {}'],
  ['a type', 'calendar.ts', 'interface OutlookRow { id: string }'],
  ['a destructured variable', 'calendar.ts', 'const { id: wanted } = { id: 1 };'],
  ['a type that is a participle', 'calendar.ts', 'type Asked = string;'],
  ['the name of a file', 'kept-goods.ts', 'export const one = 1;'],
  ['a file that is only a gerund', 'making.ts', 'export const one = 1;'],
])('the check of words refuses a word that the glossary replaces: %s', (_, name, text) => {
  const { status, stdout } = check(name, text);
  expect(stdout).toContain(name);
  expect(status).toBe(1);
});

test('the check of words ignores names of fields and strings, and accepts the names of the glossary', () => {
  const text = `export const { offer } = { offer: 'diary' }; // a diary\nexport type Slot = { goods: string };`;
  expect(check('availability.ts', text)).toMatchObject({ status: 0 });
});

test.each([
  ['a string', "if (who === 'patient') return;"],
  ['SQL', "db.selectFrom('slot_claim')"],
  ['a plural in a comment', '// pharmacies'],
  ['a part of a name', 'const ofDoctor = 1;'],
])('the check of words refuses a business word in the platform: %s', (_, text) => {
  const { status, stdout } = check('apps/api/src/platform/seeded.ts', text);
  expect(stdout).toContain('the platform knows nothing of');
  expect(status).toBe(1);
});

test('the check of words lets the platform write the column for the patient in the audit log', () => {
  expect(check('apps/api/src/platform/audit.ts', 'line.patient_id = found.subject_id;')).toMatchObject({ status: 0 });
});

test.each([
  ['a text', "const en = { none: 'No reviews yet' };"],
  ['a plural in a comment', '// pharmacies'],
  ['a part of a name', 'const ofDoctor = 1;'],
])('the check of words refuses a business word in the component kit of the web: %s', (_, text) => {
  const { status, stdout } = check('apps/web/src/ui/seeded.ts', text);
  expect(stdout).toContain('the component kit knows nothing of');
  expect(status).toBe(1);
});

test('the check of words allows calendars and catalogues of texts in the component kit of the web', () => {
  const text = 'export type Catalogue<M> = { en: M }; // the month of a calendar';
  expect(check('apps/web/src/ui/texts.ts', text)).toMatchObject({ status: 0 });
});
