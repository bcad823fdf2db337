import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeAdmin, makeDoctor, type Person } from '../../../testing/people.ts';
import { importFile } from '../../../testing/imports.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAdmin(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['drug', 'drug_class', 'drug_category', 'test'] as const)
    await test.platform.db.deleteFrom(table).execute();
  const body = { name: 'Antalgiques', classNames: ['Opioïdes'] };
  await test.call('POST', '/admin/drug_categories', { token: admin.token, body });
});

const bring = (what: 'drugs' | 'tests', csv: string, dry_run?: 0 | 1) =>
  importFile(test, admin.token, what, csv, dry_run);
const drugs = async () =>
  (await test.platform.pool.query('select name, price, status, supply, description from drug order by name')).rows;

const head = 'Name,Price,Category,Class,Supply,Status,Description\n';

it('a dry run of an import reports what the import would change, and changes nothing', async () => {
  const { status, body } = await bring('drugs', `${head}Morphine,500,antalgiques,OPIOIDES,Rx,,\nTramadol,x,,,,,\n`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    lines: 2,
    added: 1,
    changed: 0,
    errors: [{ line: 3, message: 'Price: a whole number such as 1200. Category is missing. Class is missing.' }],
  });
  expect(await drugs()).toEqual([]);
});

it('an import adds the valid lines to the catalogue, and importing the same file again changes nothing', async () => {
  const csv = `${head}Morphine,500,Antalgiques,Opioïdes,Rx,OUT_STOCK,Strong\nTramadol,x,Antalgiques,Opioïdes,,,\nCodeine,300,Antalgiques,Opioïdes,,,\n`;
  const first = await bring('drugs', csv, 0);
  expect(first.body.data).toMatchObject({ lines: 3, added: 2, changed: 0, errors: [{ line: 3 }] });
  expect(await drugs()).toEqual([
    { name: 'Codeine', price: 300, status: 'IN_STOCK', supply: 'OTC', description: '' },
    { name: 'Morphine', price: 500, status: 'OUT_STOCK', supply: 'Rx', description: 'Strong' },
  ]);
  expect((await bring('drugs', csv, 0)).body.data).toMatchObject({ added: 0, changed: 0 });
});

it('an import changes the fields in which the file differs from an existing catalogue item, and keeps fields that the file leaves empty', async () => {
  await bring('drugs', `${head}Morphine,500,Antalgiques,Opioïdes,Rx,OUT_STOCK,Strong\n`, 0);
  const { body } = await bring('drugs', `${head}MORPHÍNE,650,Antalgiques,Opioïdes,,,\n`, 0);
  expect(body.data).toMatchObject({ added: 0, changed: 1, errors: [] });
  expect(await drugs()).toEqual([
    { name: 'Morphine', price: 650, status: 'OUT_STOCK', supply: 'Rx', description: 'Strong' },
  ]);
});

it('an import reports each invalid line by its number', async () => {
  const lines = [
    'Good,100,Antalgiques,Opioïdes,,,',
    'good,100,Antalgiques,Opioïdes,,,',
    ',100,Antalgiques,Opioïdes,,,',
    'A,,Antalgiques,Opioïdes,,,',
    'B,-1,Antalgiques,Opioïdes,,,',
    'C,1.5,Antalgiques,Opioïdes,,,',
    'D,100,Nowhere,Opioïdes,,,',
    'E,100,Antalgiques,Nothing,,,',
    'F,100,Antalgiques,Opioïdes,Magic,,',
    'G,100,Antalgiques,Opioïdes,,GONE,',
    `${'x'.repeat(201)},100,Antalgiques,Opioïdes,,,`,
    'H,100,Antalgiques,Opioïdes,,,,,,',
  ];
  const { body } = await bring('drugs', head + lines.join('\n'), 0);
  expect(body.data.errors.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(body.data.errors[0].message).toBe('Line 2 has the same name.');
  expect(body.data.errors[5].message).toBe('There is no class Opioïdes in a category Nowhere. Add it first.');
  expect(body.data).toMatchObject({ lines: 12, added: 1 });
});

it('scripts are removed from the imported descriptions of tests', async () => {
  const csv = 'title;description;patient_preparation\nZinc;"<p>In serum</p><script>1</script>";Fast\n';
  expect((await bring('tests', csv, 0)).body.data).toMatchObject({ added: 1, errors: [] });
  const shown = (await test.call('GET', '/tests')).body.data;
  expect(shown).toEqual([
    expect.objectContaining({ title: 'Zinc', description: '<p>In serum</p>', patient_preparation: 'Fast' }),
  ]);
  expect((await bring('tests', csv, 0)).body.data).toMatchObject({ added: 0, changed: 0 });
});

it('ten thousand lines are imported in one transaction', async () => {
  const csv = `title\n${Array.from({ length: 10_000 }, (_, n) => `Test ${n}`).join('\n')}`;
  expect((await bring('tests', csv, 0)).body.data).toMatchObject({ lines: 10_000, added: 10_000, errors: [] });
});

it('an import without a CSV file, with missing columns or with more than 5 MB is refused with a message', async () => {
  const none = await test.call('POST', '/admin/drugs/import', { token: admin.token, body: { dry_run: 1 }, files: [] });
  expect([none.status, none.body.errors]).toEqual([422, ['Choose a CSV file.']]);
  expect((await bring('drugs', 'name\nx')).body.errors).toEqual([
    'The first line has to name the columns; price, category, class are missing.',
  ]);
  const large = await bring('tests', `title\n${'x'.repeat(5_242_880)}`);
  expect([large.status, large.body.errors]).toEqual([413, ['Each file may have at most 5 MB.']]);
  const doctor = await makeDoctor(test);
  expect((await test.call('POST', '/admin/drugs/import', { token: doctor.token })).status).toBe(403);
});

it('the audit log records which imports changed the catalogue, and for a dry run only that it was requested', async () => {
  const { body: tried } = await bring('tests', 'title\nAudited', 1);
  const { body: result } = await bring('tests', 'title\nAudited', 0);
  const { rows } = await test.platform.pool.query(
    `select action, object_id, account_id from audit where object_id = any($1) order by id`,
    [[tried.data.id, result.data.id]],
  );
  expect(rows).toEqual([
    { action: 'import.asked', object_id: tried.data.id, account_id: admin.id },
    { action: 'import.asked', object_id: result.data.id, account_id: admin.id },
    { action: 'catalogue_test.imported', object_id: result.data.id, account_id: admin.id },
  ]);
});

it('an import can set ingredient, strength, form and ATC code of a drug, and keeps them when the file has no such columns', async () => {
  const csv =
    'Name,Price,Category,Class,Ingredient,Strength,Form,ATC\nAmoxil,900,Antalgiques,Opioïdes,Amoxicillin,500 mg,capsule,j01ca04\nOther,1,Antalgiques,Opioïdes,,,,x\n';
  const { body } = await bring('drugs', csv, 0);
  expect(body.data).toMatchObject({ added: 1, errors: [{ line: 3, message: 'ATC is a code such as J01CA04.' }] });
  await bring('drugs', `${head}Amoxil,950,Antalgiques,Opioïdes,,,\n`, 0);
  const { rows } = await test.platform.pool.query('select price, ingredient, strength, form, atc from drug');
  expect(rows).toEqual([
    { price: 950, ingredient: 'Amoxicillin', strength: '500 mg', form: 'capsule', atc: 'J01CA04' },
  ]);
});
