import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { countedPages } from './page.ts';
import type { Db } from './pool.ts';

describe('a page with its total', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const numbers = (db: Db) => db.selectFrom(sql<{ n: number }>`(select generate_series(1, 23) as n)`.as('numbers'));
  const latest = countedPages((db, _: null, _asking: object, ofPage) => {
    const found = numbers(db).select('n');
    const page = found.orderBy('n', 'desc').modifyEnd(ofPage).as('page');
    return { found, page: db.selectFrom(page).select('n').orderBy('n', 'desc') };
  });
  const pageOf = async (limit: number, offset: number) => {
    const { total, rows } = await latest(test.platform.db, null, {}, { limit, offset });
    return { total, numbers: rows.map(({ n }) => n) };
  };

  it('every page of a list has the right rows and total for every page length, and a page beyond the end is empty', async () => {
    expect(await pageOf(5, 0)).toEqual({ total: 23, numbers: [23, 22, 21, 20, 19] });
    expect(await pageOf(5, 20)).toEqual({ total: 23, numbers: [3, 2, 1] });
    expect(await pageOf(7, 14)).toEqual({ total: 23, numbers: [9, 8, 7, 6, 5, 4, 3] });
    expect(await pageOf(5, 25)).toEqual({ total: 23, numbers: [] });
  });

  it('a list refuses a query whose page limit is not in a subquery, even when all rows fit on one page', async () => {
    const wrong = countedPages((db, _: null, _asking: object, ofPage) => {
      const found = numbers(db).select('n').where('n', '>', 22);
      return { found, page: found.orderBy('n', 'desc').modifyEnd(ofPage) };
    });
    await expect(wrong(test.platform.db, null, {}, { limit: 5, offset: 0 })).rejects.toThrow('in a subquery');
  });
});
