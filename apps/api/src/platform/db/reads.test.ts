import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { newId } from '../ids.ts';
import { openDb } from './pool.ts';
import { openReads } from './reads.ts';
import { appRole, asApp, asOwner } from './role.ts';

describe('reads outside of transactions', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const neverElsewhere = () => Promise.reject(new Error('Every connection is at something long.'));
  /** Kysely with the pool and the read connections of the product. */
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

  it('four queries of one turn of the event loop share a connection, and the next four use another one', async () => {
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
    // three queries still wait on the slow connection. The first four of the next eight queries are sent to the fast
    // one; although it then has the longer queue, the other four are sent to it too.
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

  it('short reads do not wait behind long ones', async () => {
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

  it('reads work again after the server closed their connections', async () => {
    await named('nobody');
    await asOwner(test.databaseUrl, (other) =>
      other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    );
    await expect.poll(() => named('nobody').catch(String)).toEqual([]);
  });

  it('a write outside of a transaction fails, and the connections can still be used', async () => {
    const { reads } = test.platform;
    const speciality = { id: newId(), name: 'Outside' };
    const refused = 'A statement outside of a transaction may only read.';
    await expect(productDb().insertInto('speciality').values(speciality).execute()).rejects.toThrow(refused);
    await expect(reads.query('select id from doctor for no key update')).rejects.toThrow(refused);
    await expect(reads.query(`select nextval('outbox_id_seq')`)).rejects.toThrow(refused);
    expect(await named('Outside')).toEqual([]);
    expect((await reads.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('a statement that gets a connection of its own, because the shared ones are busy, cannot write either', async () => {
    const { reads } = test.platform;
    const long = Array.from({ length: 10 }, () => reads.query('select pg_sleep(0.5)'));
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(reads.query('select id from doctor for no key update')).rejects.toThrow('may only read');
    await Promise.all(long);
  });

  it('reads still work after a migration adds a column to the table of a prepared statement', async () => {
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
