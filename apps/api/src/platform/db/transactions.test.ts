import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { newId } from '../ids.ts';
import { pipeline } from './pipeline.ts';
import { type Db, openDb } from './pool.ts';
import { appRole, asOwner } from './role.ts';
import { transact } from './transact.ts';

describe('a transaction', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('the first statement of a transaction is rolled back with it', async () => {
    const { db } = test.platform;
    const left = db.transaction().execute(async (trx) => {
      await trx
        .insertInto('speciality')
        .values({ id: '01980000-0000-7000-8000-00000000abcd', name: 'Undone' })
        .execute();
      throw new Error('no');
    });
    await expect(left).rejects.toThrow('no');
    expect(await db.selectFrom('speciality').select('id').where('name', '=', 'Undone').execute()).toEqual([]);
  });

  it('a transaction without statements succeeds', async () => {
    await expect(test.platform.db.transaction().execute(async () => 7)).resolves.toBe(7);
  });

  const speciality = (db: Db, name: string) => db.insertInto('speciality').values({ id: newId(), name });
  const kept = async (name: string) =>
    (await test.platform.db.selectFrom('speciality').select('id').where('name', '=', name).execute()).length;

  it('statements that nobody awaits are sent together with the next statement, and the transaction fails when one of them fails', async () => {
    const { db } = test.platform;
    await speciality(db, 'Locked').execute();
    const lock = (of: string) =>
      sql`select id from speciality where name = ${of} and 1 / length(${of}) >= 0 for no key update`;
    const held = db.transaction().execute(async (trx) => {
      await pipeline(trx, [lock('Locked')]);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const locks = await sql`select from pg_locks where pid = ${rows[0]!.pid} and relation = 'speciality'::regclass
        and mode = 'RowShareLock'`.execute(db);
      return locks.rows.length;
    });
    await expect(held).resolves.toBe(1);
    const failing = db.transaction().execute(async (trx) => {
      await pipeline(trx, [sql`select 1 / 0 from speciality for update`, speciality(trx, 'Sent with it')]);
      await speciality(trx, 'After what failed').execute();
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await kept('Sent with it')).toBe(0);
    expect(await kept('After what failed')).toBe(0);
  });

  it('a transaction whose last statement fails without being awaited fails at its commit and stores nothing', async () => {
    const { db } = test.platform;
    const ending = db.transaction().execute(async (trx) => {
      await speciality(trx, 'Before it').execute();
      await pipeline(trx, [speciality(trx, 'Before it')]);
      return 'done';
    });
    await expect(ending).rejects.toThrow('speciality_name');
    expect(await kept('Before it')).toBe(0);
    await db.transaction().execute((trx) => pipeline(trx, [speciality(trx, 'With the commit')]));
    expect(await kept('With the commit')).toBe(1);
  });

  it('after the rollback of a transaction in which an unawaited statement failed, the process continues and the next transaction works', async () => {
    const { db } = test.platform;
    const undone = db.transaction().execute(async (trx) => {
      await pipeline(trx, [sql`select 1 / 0`]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await expect(db.transaction().execute(async () => 7)).resolves.toBe(7);
  });

  it('a transaction is repeated when a migration has added a column to the table of a prepared statement', async () => {
    await asOwner(test.databaseUrl, (owner) =>
      owner.query(
        `create table of_test (id int); grant select on of_test to ${appRole}; insert into of_test values (1)`,
      ),
    );
    const all = () =>
      transact(test.platform.db, async (trx) => (await sql`select * from of_test where id > ${0}`.execute(trx)).rows);
    expect(await all()).toEqual([{ id: 1 }]);
    await asOwner(test.databaseUrl, (owner) => owner.query('alter table of_test add column name text'));
    expect(await all()).toEqual([{ id: 1, name: null }]);
    await asOwner(test.databaseUrl, (owner) => owner.query('drop table of_test'));
  });

  it('sending statements without awaiting each answer is refused outside of a transaction', async () => {
    const { pool, reads } = test.platform;
    await expect(pipeline(openDb(pool, reads), [sql`select 1`])).rejects.toThrow('Only a transaction');
  });

  it('the stack of a failed statement shows the caller of the statement', async () => {
    async function whoAsks(): Promise<void> {
      await test.platform.db.transaction().execute((trx) => sql`select from nowhere`.execute(trx));
    }
    const error = await whoAsks().catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ code: '42P01', stack: expect.stringContaining('whoAsks') });
  });
});
