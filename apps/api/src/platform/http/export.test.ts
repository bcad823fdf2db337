import type pg from 'pg';
import { promisify } from 'node:util';
import * as z from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../../app.ts';
import { deleteTables } from '../../modules/files/commands/export-table.ts';
import { importFile } from '../../testing/imports.ts';
import { makeAdmin, makeDoctor, makePatient, makePlace, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeAppointment } from '../../testing/appointments.ts';
import { asOwner } from '../db/role.ts';
import { newId } from '../ids.ts';
import { bare, columnsOf } from '../csv/columns.ts';
import { listBehind } from './listed.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAdmin(test);
});
afterAll(() => test.close());

async function taken(who: Person, path: string, query: Record<string, string> = {}) {
  const { status, body } = await test.call('GET', path, { token: who.token, query: { ...query, csv: '1' } });
  expect(status).toBe(200);
  const address = new URL(body.data.csv as string);
  const file = await test.app.inject({ url: address.pathname + address.search });
  return { address, file, lines: file.body.replace('\uFEFF', '').split('\r\n').slice(0, -1) };
}

it('an export contains all rows that match the filter, in columns with readable headings', async () => {
  const [drugClass, category] = [newId(), newId()];
  const { db } = test.platform;
  await db.insertInto('drug_category').values({ id: category, name: 'Pain' }).execute();
  await db.insertInto('drug_class').values({ id: drugClass, name: 'Simple', drug_category_id: category }).execute();
  const rows = Array.from({ length: 1_205 }, (_, n) => ({
    id: newId(),
    name: n === 0 ? '=HYPERLINK("x")' : `Drug ${n}`,
    price: n,
    supply: 'OTC',
    drug_class_id: drugClass,
  }));
  await db.insertInto('drug').values(rows).execute();
  const { file, lines } = await taken(admin, '/admin/drugs');
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="admin-drugs-\d{4}-\d\d-\d\d\.csv"/),
  });
  expect(lines[0]).toBe('Name,Description,Price,Status,Supply,Ingredient,Strength,Form,Atc,Category,Class,Id');
  expect(lines).toHaveLength(1_206);
  expect(new Set(lines).size).toBe(1_206);
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)",,0,IN_STOCK,OTC,,,,,Pain,Simple,/);
  expect((await taken(admin, '/admin/drugs', { 'text-search': 'drug 77' })).lines).toHaveLength(12);
});

const umuganda = (from: number, to: number) => `
  with login as (insert into login (id, email) select gen_random_uuid(), n || '@umuganda.rw'
    from generate_series(${from}, ${to}) n returning id, email),
  account as (insert into account (id, login_id, type, name, user_code)
    select id, id, 'pharmacy', 'Umuganda', upper(substr(md5(email), 1, 8)) from login returning id),
  provider as (insert into provider (id, kind, name, email, search) select id, 'pharmacy', 'Umuganda', 'x@umuganda.rw',
    'umuganda' from account returning id, kind)
  insert into place (id, kind) select id, kind from provider`;

it('an export contains all rows that a search finds, even when the list stops counting them at a limit', async () => {
  await test.platform.pool.query(umuganda(1, 2_003));
  const { lines } = await taken(admin, '/admin/pharmacies', { 'text-search': 'umuganda' });
  expect(new Set(lines).size).toBe(2_004);
});

/** How many connections of this database wait for a lock; other tests use other databases on the same server. */
const waitingIn = async (owner: pg.Client) =>
  (
    await owner.query(`select from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`)
  ).rowCount;

it('pharmacies that sign up during an export are not in it, and cause no repeated rows', async () => {
  const asked = await asOwner(test.databaseUrl, async (owner) => {
    await owner.query('begin; lock table place in access exclusive mode');
    const file = taken(admin, '/admin/pharmacies', { 'text-search': 'umuganda' });
    // the export has read the ids of the first thousand places, and now waits for the lock to read their cards
    await expect.poll(() => waitingIn(owner), { timeout: 10_000 }).toBe(1);
    await owner.query(umuganda(2_004, 2_103));
    await owner.query('commit');
    return { file };
  });
  const { lines } = await asked.file;
  expect([lines.length, new Set(lines).size]).toEqual([2_004, 2_004]);
});

it('doctors can be exported', async () => {
  const { id } = await makeDoctor(test, { name: 'Dr. Exported' });
  const { lines } = await taken(admin, '/admin/doctors');
  expect(lines.filter((line) => line.includes('Dr. Exported') && line.includes(id))).toHaveLength(1);
});

it('an exported list can be imported again, which changes nothing', async () => {
  const { file } = await taken(admin, '/admin/drugs');
  const { body } = await importFile(test, admin.token, 'drugs', file.rawPayload, 0);
  expect(body.data).toMatchObject({ lines: 1_205, added: 0, changed: 0, errors: [] });
});

it('the drugs by class are exported with one line for each drug, and can be imported like the list of drugs', async () => {
  const substance = { ingredient: 'Codeine', strength: '30 mg', form: 'tablet', atc: 'R05DA04' };
  await test.platform.db.updateTable('drug').set(substance).where('name', '=', 'Drug 1').execute();
  const { file, lines } = await taken(admin, '/admin/load_class_drugs');
  expect(lines[0]).toBe('Name,Description,Price,Status,Supply,Ingredient,Strength,Form,Atc,Category,Class,Id');
  expect(lines).toHaveLength(1_206);
  const { body } = await importFile(test, admin.token, 'drugs', file.rawPayload, 0);
  expect(body.data).toMatchObject({ lines: 1_205, added: 0, changed: 0, errors: [] });
});

it('a pharmacy exports each drug that it sells, with category, price and stock', async () => {
  const [pharmacy, { db }] = [await makePlace(test, 'pharmacy'), test.platform];
  const sold = await db
    .selectFrom('drug')
    .select('id')
    .where('name', 'in', ['Drug 1', 'Drug 2'])
    .orderBy('name')
    .execute();
  const token = pharmacy.token;
  for (const [at, drug_id] of sold.map(({ id }) => id).entries())
    await test.call('POST', '/pharmacy/drug', {
      token,
      body: { drug_id, price: 100 + at, status: at ? 'OUT_STOCK' : 'IN_STOCK' },
    });
  const { lines } = await taken(pharmacy, '/pharmacy/load_class_drugs');
  const ofCatalogue =
    'Drug description,Drug price,Drug status,Drug supply,Drug ingredient,Drug strength,Drug form,Drug atc';
  expect(lines[0]).toBe(`Price,Status,Drug,${ofCatalogue},Drug category,Drug class,Id`);
  expect(lines.slice(1).map((line) => line.split(',').slice(0, -1))).toEqual([
    [
      '100',
      'IN_STOCK',
      'Drug 1',
      '',
      '1',
      'IN_STOCK',
      'OTC',
      'Codeine',
      '30 mg',
      'tablet',
      'R05DA04',
      'Pain',
      'Simple',
    ],
    ['101', 'OUT_STOCK', 'Drug 2', '', '2', 'IN_STOCK', 'OTC', '', '', '', '', 'Pain', 'Simple'],
  ]);
  expect((await taken(pharmacy, '/pharmacy/load_class_drugs', { 'text-search': 'drug 2' })).lines).toHaveLength(2);
});

it('a doctor exports their own appointments, without the reason, the attachment and the meeting link', async () => {
  const [doctor, other, patient] = [await makeDoctor(test), await makeDoctor(test), await makePatient(test)];
  await makeAppointment(test, { doctor, patient });
  await makeAppointment(test, { doctor: other, patient });
  const { lines } = await taken(doctor, '/doctor/appointments');
  expect(lines).toHaveLength(2);
  const head = lines[0]!.split(',');
  for (const title of [
    'Appointment id',
    'Status',
    'Patient',
    'Patient user code',
    'Assigned date',
    'Payment amount paid',
  ])
    expect(head).toContain(title);
  for (const title of ['Reason', 'Attachment', 'Meet code', 'Meet link']) expect(head).not.toContain(title);
  expect(lines[1]).toContain(patient.name);
});

it('the URL of an export works for a quarter of an hour, and the export and its download add audit entries', async () => {
  const { address, file } = await taken(admin, '/admin/specialties');
  expect(file.statusCode).toBe(200);
  const { rows } = await test.platform.pool.query(
    'select action, object_id from audit where account_id = $1 order by id desc limit 2',
    [admin.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['file.read', 'list.exported']);
  expect(rows[1].object_id).toBe('/admin/specialties');
  const now = test.clock.now;
  test.clock.now = new Date(now.getTime() + 16 * 60_000);
  const open = () => test.app.inject({ url: address.pathname + address.search });
  expect((await open()).statusCode).toBe(404);
  test.clock.now = new Date(now.getTime() + 61 * 60_000);
  await deleteTables({}, test.platform);
  const key = address.pathname.split('/').at(-1)!;
  expect(await test.platform.storage.get(`private/${key}`)).toBeNull();
  test.clock.now = now;
});

it('only providers and administrators can export lists; for patients and visitors the query parameter csv has no effect', async () => {
  const patient = await makePatient(test);
  const own = await test.call('GET', '/patient/appointments', { token: patient.token, query: { csv: '1' } });
  expect(own.body.data.data).toEqual([]);
  const open = await test.call('GET', '/drugs', { query: { csv: '1' } });
  expect(open.body.data.total).toBe(1_205);
  const pharmacy = await makePlace(test, 'pharmacy');
  expect((await test.call('GET', '/admin/drugs', { token: pharmacy.token, query: { csv: '1' } })).status).toBe(403);
});

it('the number of exports per hour is limited', async () => {
  const pharmacy = await makePlace(test, 'pharmacy');
  const ask = () => test.call('GET', '/pharmacy/transactions', { token: pharmacy.token, query: { csv: '1' } });
  for (let n = 0; n < 60; n++) await ask();
  expect((await ask()).status).toBe(429);
});

it('every exported list has columns with different headings', () => {
  const lists = routes.flatMap((route) => {
    const list = listBehind(route);
    return list ? [{ path: route.path, row: list.row, titles: columnsOf(list.row).map(({ title }) => title) }] : [];
  });
  expect(lists.length).toBeGreaterThan(40);
  for (const { path, row, titles } of lists) {
    expect([path, listsOfLists(row)]).toEqual([path, []]);
    expect([path, titles.length]).toEqual([path, new Set(titles).size]);
    expect(titles.length).toBeGreaterThan(1);
  }
});

/**
 * The names of nested lists that are tables of their own, because their items contain lists. For such a list, the
 * endpoint must declare with `lines` which rows an export has.
 */
function listsOfLists(row: z.ZodType): string[] {
  const lists = (schema: z.ZodType) =>
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape).flatMap(([name, inner]) => {
          const list = bare(inner as z.ZodType);
          const item = list instanceof z.ZodArray && bare(list.element as z.ZodType);
          return item instanceof z.ZodObject ? [{ name, item }] : [];
        })
      : [];
  return lists(bare(row)).flatMap(({ name, item }) => (lists(item).length > 0 ? [name] : []));
}

it('an export whose client disconnects in the meantime is not completed', async () => {
  const { app, platform } = test;
  const leaver = await makeAdmin(test);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await asOwner(test.databaseUrl, async (owner) => {
    await owner.query('begin; lock table drug in access exclusive mode');
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${leaver.token}` };
    const asked = fetch(`${address}/api/admin/drugs?csv=1`, { headers, signal: leaving.signal });
    await expect.poll(() => waitingIn(owner), { timeout: 10_000 }).toBe(1);
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    await expect.poll(() => promisify(app.server.getConnections.bind(app.server))()).toBe(0);
    await owner.query('commit');
    await expect.poll(() => app.shedder.lanes.reads.underWay).toBe(0);
  });
  const exported = platform.db.selectFrom('audit').select('id').where('account_id', '=', leaver.id);
  expect(await exported.where('action', '=', 'list.exported').execute()).toEqual([]);
});
