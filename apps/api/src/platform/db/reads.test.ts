import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { newId } from '../ids.ts';
import { pipeline } from './pipeline.ts';
import { type Db, openDb } from './pool.ts';
import { openReads } from './reads.ts';
import { appRole, asApp, asOwner } from './role.ts';
import { transact } from './transact.ts';

describe('reads outside of transactions', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const neverElsewhere = () => Promise.reject(new Error('Every connection is at something long.'));
  /** Kysely with the connections of the product. */
  const productDb = () => openDb(test.platform.pool, test.platform.reads);
  const named = (name: string) => productDb().selectFrom('speciality').select('id').where('name', '=', name).execute();

  it('each caller gets the answer to its own query', async () => {
    const { reads } = test.platform;
    const asked = Array.from({ length: 200 }, (_, index) => index);
    const answers = await Promise.all(
      asked.map((index) =>
        reads.query({ name: 'doubled', text: 'select $1::integer * 2 as doubled', values: [index] }),
      ),
    );
    expect(answers.map(({ rows }) => rows[0].doubled)).toEqual(asked.map((index) => index * 2));
  });

  it('up to four queries of one turn of the event loop share a connection, the rest use another', async () => {
    // the connections are new, so both count as equally fast
    const reads = openReads({ connectionString: asApp(test.databaseUrl) }, 2, neverElsewhere);
    const ask = () => reads.query('select pg_backend_pid() as pid');
    const asked = await Promise.all(Array.from({ length: 8 }, ask));
    await reads.end();
    const connections = asked.map(({ rows }) => rows[0].pid as number);
    expect(new Set(connections.slice(0, 4)).size).toBe(1);
    expect(new Set(connections.slice(4)).size).toBe(1);
    expect(connections[4]).not.toBe(connections[0]);
  });

  it('queries use the connection that answers soonest, which need not be the one with the shortest queue', async () => {
    const reads = openReads({ connectionString: asApp(test.databaseUrl) }, 2, neverElsewhere);
    const ask = (text = 'select pg_backend_pid() as pid') => reads.query(text);
    const together = async (many: number) => {
      const answers = await Promise.all(Array.from({ length: many }, () => ask()));
      return answers.map(({ rows }) => rows[0].pid as number);
    };
    for (let task = 0; task < 20; task++) await together(8);
    const slow = Array.from({ length: 4 }, () => ask('select pg_backend_pid() as pid, pg_sleep(0.03)'));
    const { rows } = await slow[0]!;
    // three wait on the slow connection, and four on the other when the second four queries are sent
    expect(await together(8)).not.toContain(rows[0].pid);
    await Promise.all(slow);
    await reads.end();
  });

  it('a query that fails does not affect others that were sent with it', async () => {
    const { reads } = test.platform;
    const [first, wrong, last] = await Promise.allSettled([
      reads.query('select 1 as one'),
      reads.query('select 1 / $1::integer as none', [0]),
      reads.query('select 3 as three'),
    ]);
    expect(first).toMatchObject({ value: { rows: [{ one: 1 }] } });
    expect(wrong).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(last).toMatchObject({ value: { rows: [{ three: 3 }] } });
  });

  it('reads are answered while every transaction waits', async () => {
    const db = productDb();
    const gate = Promise.withResolvers<void>();
    const waiting = Array.from({ length: 40 }, () =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(4711)`.execute(trx);
        await gate.promise;
      }),
    );
    await expect(named('nobody')).resolves.toEqual([]);
    gate.resolve();
    await Promise.all(waiting);
  });

  it('reads do not wait behind long reads', async () => {
    const { reads } = test.platform;
    let ended = 0;
    const long = Array.from({ length: 10 }, () => reads.query('select pg_sleep(25)').catch(() => ended++));
    await asOwner(test.databaseUrl, async (other) => {
      await other.query('select pg_sleep(0.1)');
      await named('nobody');
      expect(ended).toBe(0);
      await expect
        .poll(async () => {
          await other.query(
            "select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and query like '%sleep(25)%' and pid <> pg_backend_pid()",
          );
          return ended;
        })
        .toBe(10);
    });
    await Promise.all(long);
  });

  it('reads are answered again after their connections were cut', async () => {
    await named('nobody');
    await asOwner(test.databaseUrl, (other) =>
      other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    );
    await expect.poll(() => named('nobody').catch(String)).toEqual([]);
  });

  it('a write outside of a transaction fails and leaves the connections usable', async () => {
    const { reads } = test.platform;
    const speciality = { id: newId(), name: 'Outside' };
    const refused = 'A statement outside of a transaction may only read.';
    await expect(productDb().insertInto('speciality').values(speciality).execute()).rejects.toThrow(refused);
    await expect(reads.query('select id from doctor for no key update')).rejects.toThrow(refused);
    await expect(reads.query(`select nextval('outbox_id_seq')`)).rejects.toThrow(refused);
    expect(await named('Outside')).toEqual([]);
    expect((await reads.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('a read on a connection of its own, used while the shared ones are busy, cannot write either', async () => {
    const { reads } = test.platform;
    const long = Array.from({ length: 10 }, () => reads.query('select pg_sleep(0.5)'));
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(reads.query('select id from doctor for no key update')).rejects.toThrow('may only read');
    await Promise.all(long);
  });

  it('reads are answered after a migration added a column to a table with a prepared statement', async () => {
    const { reads } = test.platform;
    const all = () =>
      Promise.all(
        Array.from({ length: 30 }, () =>
          reads.query({ name: 'all_blogs', text: 'select * from blog_category_of_test where id > $1', values: [0] }),
        ),
      );
    await asOwner(test.databaseUrl, (owner) =>
      owner.query(
        `create table blog_category_of_test (id int); grant select on blog_category_of_test to ${appRole}; insert into blog_category_of_test values (1)`,
      ),
    );
    for (const { rows } of await all()) expect(rows).toEqual([{ id: 1 }]);
    await asOwner(test.databaseUrl, (owner) => owner.query('alter table blog_category_of_test add column name text'));
    for (const { rows } of await all()) expect(rows).toEqual([{ id: 1, name: null }]);
    await asOwner(test.databaseUrl, (owner) => owner.query('drop table blog_category_of_test'));
  });
});

describe('a transaction', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('a transaction begins with its first statement', async () => {
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

  it('a transaction sends statements without awaited results with the next statement, and fails with them', async () => {
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

  it('a transaction whose last sent statement fails fails at its commit, and stores nothing', async () => {
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

  it('a rollback leaves no unhandled failure of a sent statement', async () => {
    const { db } = test.platform;
    const undone = db.transaction().execute(async (trx) => {
      await pipeline(trx, [sql`select 1 / 0`]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await expect(db.transaction().execute(async () => 7)).resolves.toBe(7);
  });

  it('a transaction is repeated when a migration added a column to a table with a prepared statement', async () => {
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

  it('only a transaction sends several statements without waiting for each answer', async () => {
    const { pool, reads } = test.platform;
    await expect(pipeline(openDb(pool, reads), [sql`select 1`])).rejects.toThrow('Only a transaction');
  });

  it('the stack of a failed statement shows its caller', async () => {
    async function whoAsks(): Promise<void> {
      await test.platform.db.transaction().execute((trx) => sql`select from nowhere`.execute(trx));
    }
    const error = await whoAsks().catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ code: '42P01', stack: expect.stringContaining('whoAsks') });
  });
});
