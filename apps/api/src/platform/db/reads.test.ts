import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { newId } from '../ids.ts';
import { ahead, last } from './statement-marks.ts';
import type { Db } from './pool.ts';
import { isRead, openReads } from './reads.ts';
import { asApp, asOwner } from './role.ts';

describe('what is a read', () => {
  it.each([
    'select 1',
    ' with a as (select 1) select * from a',
    'select updated_at from blog',
    'SELECT "updates" FROM x',
  ])('%s', (text) => expect(isRead(text)).toBe(true));
  it.each([
    'begin',
    'insert into a values (1)',
    'with gone as (delete from outbox returning id) select * from gone',
    'select id from doctor for no key update',
    'select id from offer for share of offer',
    'select id from doctor for key share',
    "select setval('a', 7)",
    'select pg_advisory_xact_lock(1)',
    'select pg_try_advisory_lock(1)',
    "select nextval('a')",
    'select from graphile_worker.add_jobs($1)',
    'update a set b = 1',
  ])('not %s', (text) => expect(isRead(text)).toBe(false));
});

describe('reads outside of transactions', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const named = (name: string) =>
    test.platform.db.selectFrom('speciality').select('id').where('name', '=', name).execute();

  it('each caller gets the answer to his own question', async () => {
    const { pool } = test.platform;
    const asked = Array.from({ length: 200 }, (_, index) => index);
    const answers = await Promise.all(
      asked.map((index) => pool.query({ name: 'doubled', text: 'select $1::integer * 2 as doubled', values: [index] })),
    );
    expect(answers.map(({ rows }) => rows[0].doubled)).toEqual(asked.map((index) => index * 2));
  });

  it('a few of one turn go on one connection, the rest on another', async () => {
    // connections of which nobody knows how fast they are
    const reads = openReads({ connectionString: asApp(test.databaseUrl) }, 2);
    const ask = () => reads.query({ text: 'select pg_backend_pid() as pid' })!;
    const asked = await Promise.all(Array.from({ length: 8 }, ask));
    await reads.end();
    const connections = asked.map(({ rows }) => rows[0].pid as number);
    expect(new Set(connections.slice(0, 4)).size).toBe(1);
    expect(new Set(connections.slice(4)).size).toBe(1);
    expect(connections[4]).not.toBe(connections[0]);
  });

  it('go to the connection that answers soonest, which need not be the one with the fewest before them', async () => {
    const reads = openReads({ connectionString: asApp(test.databaseUrl) }, 2);
    const ask = (text = 'select pg_backend_pid() as pid') => reads.query({ text })!;
    const together = async (many: number) => {
      const answers = await Promise.all(Array.from({ length: many }, () => ask()));
      return answers.map(({ rows }) => rows[0].pid as number);
    };
    for (let task = 0; task < 20; task++) await together(8);
    const slow = Array.from({ length: 4 }, () => ask('select pg_backend_pid() as pid, pg_sleep(0.03)'));
    const { rows } = await slow[0]!;
    // three wait on the slow one, and four on the other when the second four are asked
    expect(await together(8)).not.toContain(rows[0].pid);
    await Promise.all(slow);
    await reads.end();
  });

  it('one that fails leaves the others of the same turn alone', async () => {
    const { pool } = test.platform;
    const [first, wrong, last] = await Promise.allSettled([
      pool.query('select 1 as one'),
      pool.query('select 1 / $1::integer as none', [0]),
      pool.query('select 3 as three'),
    ]);
    expect(first).toMatchObject({ value: { rows: [{ one: 1 }] } });
    expect(wrong).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(last).toMatchObject({ value: { rows: [{ three: 3 }] } });
  });

  it('are answered while every transaction waits', async () => {
    const { db } = test.platform;
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

  it('do not stand behind long ones', async () => {
    const { pool } = test.platform;
    let ended = 0;
    const long = Array.from({ length: 10 }, () => pool.query('select pg_sleep(25)').catch(() => ended++));
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

  it('are answered again after their connections were cut', async () => {
    await named('nobody');
    await asOwner(test.databaseUrl, (other) =>
      other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    );
    await expect.poll(() => named('nobody').catch(String)).toEqual([]);
  });
});

describe('a transaction', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('is one from its first statement on', async () => {
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

  it('that asks nothing ends without a word', async () => {
    await expect(test.platform.db.transaction().execute(async () => 7)).resolves.toBe(7);
  });

  const speciality = (db: Db, name: string) => db.insertInto('speciality').values({ id: newId(), name });
  const kept = async (name: string) =>
    (await test.platform.db.selectFrom('speciality').select('id').where('name', '=', name).execute()).length;

  it('takes what leaves ahead with its next statement, and fails with it', async () => {
    const { db } = test.platform;
    await speciality(db, 'Locked').execute();
    const lock = (trx: Db, of: string) =>
      sql`select ${ahead} id from speciality where name = ${of} and 1 / length(${of}) >= 0 for no key update`.execute(
        trx,
      );
    const held = db.transaction().execute(async (trx) => {
      await lock(trx, 'Locked');
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const locks = await sql`select from pg_locks where pid = ${rows[0]!.pid} and relation = 'speciality'::regclass
        and mode = 'RowShareLock'`.execute(db);
      return locks.rows.length;
    });
    await expect(held).resolves.toBe(1);
    const failing = db.transaction().execute(async (trx) => {
      await lock(trx, '');
      await speciality(trx, 'After what failed').execute();
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await kept('After what failed')).toBe(0);
  });

  it('that asks only what leaves ahead asks nothing', async () => {
    const { db } = test.platform;
    const wrong = sql`select ${ahead} 1 / 0 from speciality for update`;
    expect((await db.transaction().execute((trx) => wrong.execute(trx))).rows).toEqual([]);
    await db.transaction().execute(async (trx) => {
      await speciality(trx, 'Before it').execute();
      await wrong.execute(trx);
    });
    expect(await kept('Before it')).toBe(1);
  });

  it('ends with its last statement: what it did is there, what failed is not, and nothing comes after it', async () => {
    const { db } = test.platform;
    const ending = db.transaction().execute(async (trx) => {
      await speciality(trx, 'First').execute();
      await speciality(trx, 'Last').modifyEnd(last).execute();
      expect(await kept('Last')).toBe(1);
    });
    await ending;
    const again = db.transaction().execute(async (trx) => {
      await speciality(trx, 'Not kept').execute();
      await speciality(trx, 'Last').modifyEnd(last).execute();
    });
    await expect(again).rejects.toThrow('speciality_name');
    const after = db.transaction().execute(async (trx) => {
      await speciality(trx, 'Kept before').modifyEnd(last).execute();
      await speciality(trx, 'Too late').execute();
    });
    await expect(after).rejects.toThrow('said to be its last');
    const names = ['First', 'Last', 'Not kept', 'Kept before', 'Too late'];
    expect(await Promise.all(names.map(kept))).toEqual([1, 1, 0, 1, 0]);
  });
});
