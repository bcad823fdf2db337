import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Acting, actingFor, asSystem } from '../platform/db/actor-context.ts';
import type { Db } from '../platform/db/pool.ts';
import { appRole, asOwner } from '../platform/db/role.ts';
import type { TestApp } from './test-app.ts';

export interface Guard {
  /** Whose a row is; `$me` is the caller. */
  own: string;
  /** The types that see all of it. */
  all?: readonly string[];
  /** How many rows some of the people have. */
  rows: Record<string, number>;
}
export interface Peopled {
  fixture: Pick<TestApp, 'platform' | 'databaseUrl'>;
  people: Record<string, Acting>;
}

/** Tries of each table whether a query without any condition answers to everybody what is his, and nothing else. */
export const describeGuards = (of: () => Peopled, guards: Record<string, Guard>): void =>
  describe.each(Object.entries(guards))('%s', (table, guard) => {
    const total = async () =>
      asOwner(of().fixture.databaseUrl, async (owner) => (await owner.query(`select from ${table}`)).rowCount);

    it('answers everybody his own rows, and no others', async () => {
      const { fixture, people } = of();
      const counted: Record<string, number> = {};
      for (const [name, caller] of [...Object.entries(people), ['nobody', null] as const]) {
        const seen = await answered(fixture.platform.db, table, caller);
        expect(seen, name).toEqual(await his(fixture.platform.db, table, guard, caller));
        counted[name] = seen.length;
      }
      expect(counted).toMatchObject({ ...guard.rows, nobody: 0 });
    });

    it('answers all to the product, and nothing where nobody said who asks', async () => {
      const { db, pool } = of().fixture.platform;
      expect(await total()).toBeGreaterThan(0);
      expect((await sql`select from ${sql.table(table)}`.execute(db)).rows.length).toBe(await total());
      const client = await pool.connect();
      try {
        expect((await client.query(`select from ${table}`)).rowCount).toBe(0);
      } finally {
        client.release();
      }
    });

    it('shows nothing to a connection of the role that was never told who asks', async () => {
      const address = new URL(of().fixture.databaseUrl);
      address.searchParams.set('options', `-c role=${appRole}`);
      await asOwner(address.href, async (untold) =>
        expect((await untold.query(`select from ${table}`)).rowCount).toBe(0),
      );
    });
  });

const list = (db: Db, table: string, condition: string) =>
  sql<{ row: string }>`select row::text from ${sql.table(table)} as row where ${sql.raw(condition)} order by 1`.execute(
    db,
  );

/** Without a condition, outside and within of a transaction. */
async function answered(db: Db, table: string, caller: Acting | null): Promise<string[]> {
  const [outside, within] = await actingFor(caller, () =>
    Promise.all([list(db, table, 'true'), db.transaction().execute((trx) => list(trx, table, 'true'))]),
  );
  expect(within.rows).toEqual(outside.rows);
  return outside.rows.map(({ row }) => row);
}

const nobody = '00000000-0000-7000-8000-000000000000';
async function his(db: Db, table: string, { own, all }: Guard, caller: Acting | null): Promise<string[]> {
  const condition = caller && all?.includes(caller.type) ? 'true' : own.replaceAll('$me', `'${caller?.id ?? nobody}'`);
  const { rows } = await asSystem(() => list(db, table, condition));
  return rows.map(({ row }) => row);
}
