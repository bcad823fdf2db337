import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOwner } from '../../platform/db/role.ts';
import { importFile, withJobsDone } from '../../testing/imports.ts';
import { makeAdmin, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { runImport } from './run-import.ts';
import { tidyImports } from './tidy.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAdmin(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['outbox', 'import_run', 'test'] as const) await test.platform.db.deleteFrom(table).execute();
});

const lines = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `Test ${n + from}`);
const sheet = (titles: string[]) => `title\n${titles.join('\n')}\n`;
const get = async (path: string, query: Record<string, string> = {}) =>
  (await test.call('GET', path, { token: admin.token, query })).body.data;
const titles = async () =>
  (await test.platform.db.selectFrom('test').select('title').orderBy('title').execute()).map(({ title }) => title);
/** Requests an import that stays waiting, because no worker runs its job. */
const asked = async (csv: string, list = 'tests', dry_run = '0') =>
  test.call('POST', `/admin/${list}/import`, {
    token: admin.token,
    body: { dry_run },
    files: [{ field: 'file', name: `${list}.csv`, type: 'text/csv', bytes: Buffer.from(csv) }],
  });

describe('an import while it runs', () => {
  it('an upload is answered before the import ends, and until then another upload for the same list is refused', async () => {
    const first = await asked(sheet(['Zinc']));
    expect([first.status, first.body.data]).toMatchObject([
      202,
      { list: 'tests', status: 'WAITING', file_name: 'tests.csv', lines: 1, done: 0, by: 'Admin' },
    ]);
    const second = await asked(sheet(['Iron']));
    expect([second.status, second.body.code]).toEqual([409, 'import_running']);
    expect((await asked('name,price,category,class\nx,1,a,b', 'drugs')).status).toBe(202);
    const { data, total } = await get('/admin/imports', { list: 'tests' });
    expect([total, data[0].id]).toEqual([1, first.body.data.id]);
    expect((await get('/admin/imports')).total).toBe(2);
  });

  /**
   * Starts an import of a thousand lines that stops after five hundred, because a transaction locks the laboratory test
   * of the last line. `letGo` ends that transaction.
   */
  async function halfway() {
    const held = await test.platform.pool.connect();
    await importFile(test, admin.token, 'tests', 'title,basic_of_test\nTest 999,before\n', 0);
    await held.query('begin');
    await held.query(`select from test where title = 'Test 999' for update`);
    const csv = `title,basic_of_test\n${lines(1_000)
      .map((title) => `${title},now`)
      .join('\n')}`;
    const { body } = await asked(csv);
    await test.platform.db.deleteFrom('outbox').execute();
    const { id } = body.data;
    const work = runImport({ id }, test.platform);
    work.catch(() => {});
    await expect.poll(async () => (await get(`/admin/imports/${id}`)).done, { timeout: 10_000 }).toBe(500);
    const letGo = async () => {
      await held.query('rollback').catch(() => {});
      held.release();
    };
    return { id, work, letGo };
  }

  it('the progress can be read, and imported lines become visible only when all lines are imported', async () => {
    const { id, work, letGo } = await halfway();
    expect(await get(`/admin/imports/${id}`)).toMatchObject({ status: 'RUNNING', lines: 1_000, added: 0 });
    expect(await titles()).toEqual(['Test 999']);
    await letGo();
    await work;
    expect(await get(`/admin/imports/${id}`)).toMatchObject({ status: 'DONE', done: 1_000, added: 999, changed: 1 });
    expect(await titles()).toHaveLength(1_000);
  });

  it('a process that crashes leaves no imported line, and the next process imports every line once', async () => {
    const { id, work, letGo } = await halfway();
    const killed = `select pg_terminate_backend(pid) from pg_locks
      where relation = 'test'::regclass and mode = 'ShareRowExclusiveLock'`;
    await asOwner(test.databaseUrl, (client) => client.query(killed));
    await expect(work).rejects.toThrow();
    await letGo();
    expect(await titles()).toEqual(['Test 999']);
    await runImport({ id }, test.platform);
    expect(await get(`/admin/imports/${id}`)).toMatchObject({ status: 'DONE', done: 1_000, added: 999, changed: 1 });
    expect(await titles()).toHaveLength(1_000);
  });

  it('when another process has restarted the import, the first process rolls back its own changes at the end', async () => {
    const { id, work, letGo } = await halfway();
    await test.platform.db.updateTable('import_run').set({ attempts: 2 }).where('id', '=', id).execute();
    await letGo();
    await work;
    expect((await get(`/admin/imports/${id}`)).status).toBe('RUNNING');
    expect(await titles()).toEqual(['Test 999']);
  });

  it('when the process stops, another process can run the import', async () => {
    const { body } = await asked(sheet(['Zinc']));
    const stopping = AbortSignal.abort();
    await expect(runImport({ id: body.data.id }, test.platform, stopping)).rejects.toThrow();
    expect((await get(`/admin/imports/${body.data.id}`)).status).toBe('RUNNING');
    await runImport({ id: body.data.id }, test.platform);
    expect(await titles()).toEqual(['Zinc']);
  });

  it('when the account of the administrator is closed, the waiting and running imports add nothing', async () => {
    const closed = async (deleted_at: Date | null) => {
      const { db } = test.platform;
      await db.updateTable('account').set({ deleted_at }).where('id', '=', admin.id).execute();
      await db.updateTable('membership').set({ until: deleted_at }).where('account_id', '=', admin.id).execute();
    };
    const { id, work, letGo } = await halfway();
    await closed(test.clock.now);
    await letGo();
    await work;
    await closed(null);
    expect(await get(`/admin/imports/${id}`)).toMatchObject({ status: 'FAILED', added: 0 });
    expect(await titles()).toEqual(['Test 999']);

    const { body } = await asked(sheet(['Zinc']));
    await closed(test.clock.now);
    await runImport({ id: body.data.id }, test.platform);
    await closed(null);
    expect(await get(`/admin/imports/${body.data.id}`)).toMatchObject({ status: 'FAILED', added: 0 });
    expect(await titles()).toEqual(['Test 999']);
  });

  it('an import that has crashed the process three times is not started again, and the list can be imported again', async () => {
    const { body } = await asked(sheet(['Zinc']));
    await test.platform.db.updateTable('import_run').set({ status: 'RUNNING', attempts: 3 }).execute();
    await runImport({ id: body.data.id }, test.platform);
    expect(await get(`/admin/imports/${body.data.id}`)).toMatchObject({ status: 'FAILED', added: 0 });
    expect((await importFile(test, admin.token, 'tests', sheet(['Iron']), 0)).status).toBe(200);
    expect(await titles()).toEqual(['Iron']);
  });

  it('an unexpected error ends the import without importing anything', async () => {
    const boom = `alter table test add constraint boom check (title <> 'Boom')`;
    await asOwner(test.databaseUrl, (client) => client.query(boom));
    const { status, body } = await importFile(test, admin.token, 'tests', sheet(['Zinc', 'Boom']), 0);
    await asOwner(test.databaseUrl, (client) => client.query('alter table test drop constraint boom'));
    expect([status, body.data.status]).toEqual([200, 'FAILED']);
    expect(await titles()).toEqual([]);
  });
});

describe('an import after a dry run', () => {
  const importRows = (id: string) =>
    withJobsDone(test, test.call('POST', `/admin/imports/${id}/taking`, { token: admin.token }));

  it('the valid lines of a dry run can be imported once, without sending the file again', async () => {
    const { body } = await importFile(test, admin.token, 'tests', sheet(['Zinc', 'Zinc', 'Iron']));
    expect(body.data).toMatchObject({ dry_run: true, can_be_taken: true, added: 2, bad: 1 });
    expect(await titles()).toEqual([]);
    const result = await importRows(body.data.id);
    expect([result.status, result.body.data]).toMatchObject([
      200,
      { id: body.data.id, dry_run: false, can_be_taken: false, status: 'DONE', added: 2, bad: 1 },
    ]);
    expect(await titles()).toEqual(['Iron', 'Zinc']);
    const again = await importRows(body.data.id);
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
  });

  it('the file of a dry run is kept for a day, and its result for ninety days', async () => {
    const { body } = await importFile(test, admin.token, 'tests', sheet(['Zinc']));
    const at = (days: number) => () => new Date(test.clock.now.getTime() + days * 86_400_000 - (days % 1 ? 0 : 1_000));
    const tidy = (days: number) => tidyImports({}, { ...test.platform, now: at(days) });
    await tidy(1);
    expect((await get(`/admin/imports/${body.data.id}`)).can_be_taken).toBe(true);
    await tidy(1.1);
    expect(await get(`/admin/imports/${body.data.id}`)).toMatchObject({ can_be_taken: false, status: 'DONE' });
    expect((await importRows(body.data.id)).status).toBe(409);
    await tidy(90);
    expect((await get('/admin/imports')).total).toBe(1);
    await tidy(90.1);
    expect((await get('/admin/imports')).total).toBe(0);
  });
});

it('all invalid lines of an import can be read page by page or downloaded as a CSV table', async () => {
  const { body } = await importFile(test, admin.token, 'tests', `title,basic_of_test\n${'=,x\n'.repeat(251)}`);
  const { id, bad, errors } = body.data;
  expect([bad, errors.length]).toEqual([250, 200]);
  const last = await get(`/admin/imports/${id}/errors`, { page: '25' });
  expect([last.total, last.data.at(-1)]).toEqual([250, { line: 252, message: 'Line 2 has the same name.' }]);
  const { csv } = await get(`/admin/imports/${id}/errors`, { csv: '1' });
  const address = new URL(csv as string);
  const file = await test.app.inject({ url: address.pathname + address.search });
  const rows = file.body.split('\r\n');
  expect([rows.length, rows[0], rows[250]]).toEqual([
    252,
    expect.stringContaining('Line,Message'),
    expect.stringContaining('252,Line 2 has the same name.'),
  ]);
});
