import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin, makeDoctor, makePatient, type Person } from '../../../testing/people.ts';
import { deliver } from '../../../testing/deliver.ts';
import { importFile } from '../../../testing/imports.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  await loadCatalogue(test.platform.db);
  admin = await makeAdmin(test);
});
afterAll(() => test.close());

const bring = async (kinds: string, csv: string, dry_run: 0 | 1) =>
  (await importFile(test, admin.token, kinds, csv, dry_run)).body.data;
const members = async (kinds: string) =>
  (await test.call('GET', `/admin/${kinds}`, { token: admin.token, query: { per_page: '50' } })).body.data.data;

const doctors =
  'Name,Email,Phone,Gender,RMDC Reg number,Language spoken,Slot minutes\n' +
  'Dr. Ange Mutesi,ange@example.test,0788000001,Female,RMDC-1,English; Kinyarwanda,30\n' +
  'Dr. Bad Mail,nothing,,,,,\n' +
  'Dr. Twice,ANGE@example.test,,,,,\n' +
  'Dr. Odd Slot,odd@example.test,,,,,20\n' +
  'Dr. Jean Bosco,jean@example.test,,Male,,,\n';

it('a dry run of an import names each invalid line, creates nobody and mails nobody', async () => {
  const found = await bring('doctors', doctors, 1);
  expect(found).toMatchObject({ lines: 5, added: 2, changed: 0 });
  expect(found.errors.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5]);
  expect(found.errors[1].message).toBe('Line 2 has the same e-mail.');
  await deliver(test);
  expect([await members('doctors'), test.mails]).toEqual([[], []]);
});

it('an import creates unpublished members from valid lines and mails each a link; importing the same file again changes nothing', async () => {
  expect(await bring('doctors', doctors, 0)).toMatchObject({ added: 2, changed: 0 });
  await deliver(test);
  const rows = await members('doctors');
  expect(rows.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Dr. Ange Mutesi', 'Dr. Jean Bosco']);
  expect(rows.every(({ isPublished }: { isPublished: boolean }) => !isPublished)).toBe(true);
  const ange = rows.find(({ email }: { email: string }) => email === 'ange@example.test');
  expect(JSON.parse(ange.language_spoken)).toEqual([{ value: 'English' }, { value: 'Kinyarwanda' }]);
  expect(test.mails.map(({ to }) => to).toSorted()).toEqual(['ange@example.test', 'jean@example.test']);
  expect(await bring('doctors', doctors, 0)).toMatchObject({ added: 0, changed: 0 });
});

it('an import updates members that it recognises by e-mail address and keeps fields that the file leaves empty', async () => {
  const found = await bring('doctors', 'name;email;phone\nDr. Ange M. Mutesi;Ange@Example.test;\n', 0);
  expect(found).toMatchObject({ added: 0, changed: 1, errors: [] });
  const ange = (await members('doctors')).find(({ email }: { email: string }) => email === 'ange@example.test');
  expect(ange).toMatchObject({ name: 'Dr. Ange M. Mutesi', phone: '+250788000001' });
  const called = (words: string) =>
    test.call('GET', '/admin/doctors', { token: admin.token, query: { 'text-search': words } });
  expect((await called('m mutesi')).body.data.data.map(({ id }: { id: string }) => id)).toEqual([ange.id]);
});

it('an import accepts a phone number that another member has, and adds a second account for a person who already has an account', async () => {
  const patient = await makePatient(test, 'Aline Uwase');
  const lines = ['Dr. One,one@example.test,0788111222', 'Dr. Two,two@example.test,+250 788 111 222'];
  lines.push(`Dr. Aline Uwase,${patient.email},`);
  const found = await bring('doctors', `name,email,phone\n${lines.join('\n')}\n`, 0);
  expect(found).toMatchObject({ added: 3, errors: [] });
  const { rows } = await test.platform.pool.query(
    `select type, name from account where login_id = (select login_id from account where id = $1) order by type desc`,
    [patient.id],
  );
  expect(rows).toEqual([
    { type: 'patient', name: 'Aline Uwase' },
    { type: 'doctor', name: 'Dr. Aline Uwase' },
  ]);
  const again = await bring('doctors', `name,email\nDr. Aline Uwase,${patient.email}\n`, 0);
  expect(again).toMatchObject({ added: 0, changed: 0, errors: [] });
});

it('an import refuses a line whose e-mail address is in the profiles of two members, and changes neither member', async () => {
  const [one, other] = [await makeDoctor(test, { name: 'Dr. One' }), await makeDoctor(test, { name: 'Dr. Other' })];
  const shown = { email: 'Desk@clinic.test' };
  await test.platform.db.updateTable('provider').set(shown).where('id', 'in', [one.id, other.id]).execute();
  const csv = 'name,email\nDr. Renamed,desk@clinic.test\nDr. Fine,fine@clinic.test\n';
  const message = 'More than one has this e-mail. Open the right one and change it there.';
  for (const dryRun of [1, 0] as const)
    expect(await bring('doctors', csv, dryRun)).toMatchObject({ added: 1, changed: 0, errors: [{ line: 2, message }] });
  const names = (await members('doctors')).map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['Dr. One', 'Dr. Other', 'Dr. Fine']));
  expect(names).not.toContain('Dr. Renamed');
});

it('an e-mail address that is too long is refused in an import and in a form', async () => {
  const email = `${randomBytes(6_000).toString('hex')}@example.test`;
  const found = await bring('pharmacies', `name,email\nLong,${email}\n`, 0);
  expect(found).toMatchObject({ added: 0, errors: [{ line: 2 }] });
  const body = { name: 'Long', email };
  const made = await test.call('POST', '/admin/pharmacies', { token: admin.token, body });
  expect(made.body).toMatchObject({ code: 'validation_failed' });
});

it.each(['hospitals', 'laboratories', 'pharmacies'])(
  'an import links %s to their sector and reports a sector that it does not know',
  async (kinds) => {
    const csv =
      'name,email,sector,address\n' +
      `First of ${kinds},first@${kinds}.test,Kacyiru,KG 1 Ave\n` +
      `Lost of ${kinds},lost@${kinds}.test,Atlantis,\n`;
    const found = await bring(kinds, csv, 0);
    expect(found).toMatchObject({ lines: 2, added: 1, errors: [{ line: 3 }] });
    expect(await members(kinds)).toEqual([expect.objectContaining({ sector: 'Kacyiru', address: 'KG 1 Ave' })]);
    expect(await bring(kinds, csv, 0)).toMatchObject({ added: 0, changed: 0 });
  },
);
