import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isUnavailable } from '../errors.ts';
import { Connection } from './connection.ts';

let test: TestApp;
const open: pg.Client[] = [];
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.end()));
});
afterAll(() => test.close());

async function connect(timeout: number): Promise<pg.Client> {
  const connection: pg.Client = new Connection({
    connectionString: `${test.databaseUrl}?query_timeout=${timeout}`,
    pipeline: true,
  });
  await connection.connect();
  open.push(connection);
  return connection;
}

it('a connection whose server does not answer in time is closed, and all its waiting queries fail', async () => {
  const connection = await connect(300);
  const began = performance.now();
  const asked = ['select pg_sleep(20)', 'select 2 as two'].map((text) => connection.query(text));
  const answers = await Promise.allSettled(asked);
  expect(performance.now() - began).toBeLessThan(10_000);
  for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected' });
  expect(isUnavailable((answers[0] as PromiseRejectedResult).reason)).toBe(true);
});

it('the time limit applies to each query separately, so a connection with many queries is not closed', async () => {
  const connection = await connect(1_000);
  const until = performance.now() + 2_500;
  while (performance.now() < until)
    expect((await connection.query('select pg_sleep(0.1), 1 as one')).rows[0].one).toBe(1);
});

it('a connection has the interface of pg: it accepts values as an argument or in the query object, and returns the result by promise or callback', async () => {
  const connection = await connect(0);
  const text = 'select $1::integer + 1 as next';
  expect((await connection.query(text, [1])).rows).toEqual([{ next: 2 }]);
  expect((await connection.query({ name: 'next', text, values: [2] })).rows).toEqual([{ next: 3 }]);
  expect((await connection.query({ name: 'next', text }, [3])).rows).toEqual([{ next: 4 }]);
  const called = await new Promise((resolve) =>
    connection.query(text, [4], (_error: Error, { rows }: { rows: unknown[] }) => resolve(rows)),
  );
  expect(called).toEqual([{ next: 5 }]);
});

it('the stack of an error shows the caller of the query', async () => {
  const connection = await connect(0);
  async function whoAsks(): Promise<void> {
    await connection.query('select from nowhere');
  }
  const error = await whoAsks().catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ code: '42P01', stack: expect.stringContaining('whoAsks') });
});
