import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type QueryParams, composed } from './composed.ts';
import type { Db } from './pool.ts';

describe('a query whose text is built once', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  interface Ask {
    kind: string;
    name?: string | undefined;
  }
  const put = vi.fn((db: Db, order: 'asc' | 'desc', asking: { kind: unknown; name?: unknown }) => {
    const named = asking.name ? sql`|| ' ' || ${asking.name}` : sql``;
    return sql<{ said: string }>`select ${asking.kind}::text || ${order} ${named} as said, 7 as constant
      where ${asking.kind}::text <> 'nothing'`.compile(db);
  });
  const said = composed<'asc' | 'desc', Ask, { said: string }>(put);

  it('a composed query returns the rows for the current values at each call', async () => {
    const { db } = test.platform;
    expect(await said(db, 'asc', { kind: 'one' })).toEqual([{ said: 'oneasc', constant: 7 }]);
    expect(await said(db, 'asc', { kind: 'two' })).toEqual([{ said: 'twoasc', constant: 7 }]);
    expect(await said(db, 'asc', { kind: 'nothing' })).toEqual([]);
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('a composed query has a separate SQL text for each shape and for each combination of absent values', async () => {
    const { db } = test.platform;
    expect(await said(db, 'desc', { kind: 'one', name: undefined })).toMatchObject([{ said: 'onedesc' }]);
    expect(await said(db, 'asc', { kind: 'one', name: 'Aline' })).toMatchObject([{ said: 'oneasc Aline' }]);
    expect(await said(db, 'asc', { name: 'Keza', kind: 'two' })).toMatchObject([{ said: 'twoasc Keza' }]);
    expect(await said(db, 'asc', { kind: 'one' })).toMatchObject([{ said: 'oneasc' }]);
  });

  it('a composed query puts the values of nested objects into the right places of its SQL', async () => {
    interface AppointmentInfo {
      doctor: { name: string; room?: string };
      at: Date;
      days: string[];
    }
    const compose = vi.fn((db: Db, _: null, { doctor, at, days }: QueryParams<AppointmentInfo>) =>
      sql<object>`select ${at}::timestamptz as at, ${doctor.name}::text as name, ${doctor.room ?? null}::text as room,
        cardinality(${days}::text[]) as days`.compile(db),
    );
    const appointment = composed<null, AppointmentInfo, object>(compose);
    const { db } = test.platform;
    const at = new Date('2026-11-26T08:00:00Z');
    const shown = { at, name: 'Aline', room: null, days: 2 };
    expect(await appointment(db, null, { doctor: { name: 'Aline' }, at, days: ['Mon', 'Tue'] })).toEqual([shown]);
    expect(await appointment(db, null, { at, days: ['Fri'], doctor: { name: 'Keza', room: '12' } })).toEqual([
      { at, name: 'Keza', room: '12', days: 1 },
    ]);
    expect(await appointment(db, null, { doctor: { name: 'Ben' }, at, days: [] })).toEqual([
      { ...shown, name: 'Ben', days: 0 },
    ]);
    expect(compose).toHaveBeenCalledTimes(2);
  });

  it('a composed query that is given a transaction runs within it', async () => {
    const inside = composed((db: Db, _: null, { name }: { name: unknown }) =>
      sql<{ known: number }>`select count(*) as known from blog_category where name = ${name}`.compile(db),
    );
    const known = await test.platform.db.transaction().execute(async (trx) => {
      await sql`create temporary table blog_category (name text) on commit drop`.execute(trx);
      await sql`insert into blog_category values ('seen')`.execute(trx);
      return inside(trx, null, { name: 'seen' });
    });
    expect(known).toEqual([{ known: 1 }]);
  });
});
