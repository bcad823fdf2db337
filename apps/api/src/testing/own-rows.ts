import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Acting, actingFor, asSystem } from '../platform/db/actor-context.ts';
import type { Db } from '../platform/db/pool.ts';
import { appRole, asOwner } from '../platform/db/role.ts';
import type { TestApp } from './test-app.ts';

export interface RowRule {
  /** SQL: the condition for the caller's own rows; `$me` is the caller's id. */
  own: string;
  /** The types of the accounts that see all rows of the table. */
  all?: readonly string[];
  /** For each caller, by name, the expected number of visible rows. */
  rows: Record<string, number>;
}
export interface RowSecurityScenario {
  fixture: Pick<TestApp, 'platform' | 'databaseUrl'>;
  people: Record<string, Acting>;
}

/** Tests, for each table, that a query without a condition returns to every caller exactly their own rows. */
export const describeRowRules = (of: () => RowSecurityScenario, guards: Record<string, RowRule>): void =>
  describe.each(Object.entries(guards))('row security of %s', (table, guard) => {
    const total = async () =>
      asOwner(of().fixture.databaseUrl, async (owner) => (await owner.query(`select from ${table}`)).rowCount);

    it('the table shows everybody their own rows, and no others', async () => {
      const { fixture, people } = of();
      const counted: Record<string, number> = {};
      for (const [name, caller] of [...Object.entries(people), ['nobody', null] as const]) {
        const seen = await visibleRows(fixture.platform.db, table, caller);
        expect(seen, name).toEqual(await ownRows(fixture.platform.db, table, guard, caller));
        counted[name] = seen.length;
      }
      expect(counted).toMatchObject({ ...guard.rows, nobody: 0 });
    });

    it('the table shows all rows to the system, and none to a connection without an account', async () => {
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

    it('the table shows nothing to a connection on which no account was ever set', async () => {
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

/**
 * All rows that a query without a condition returns to the caller. Checks that they are the same within a transaction
 * and outside of it.
 */
async function visibleRows(db: Db, table: string, caller: Acting | null): Promise<string[]> {
  const [outside, within] = await actingFor(caller, () =>
    Promise.all([list(db, table, 'true'), db.transaction().execute((trx) => list(trx, table, 'true'))]),
  );
  expect(within.rows).toEqual(outside.rows);
  return outside.rows.map(({ row }) => row);
}

const nobody = '00000000-0000-7000-8000-000000000000';
async function ownRows(db: Db, table: string, { own, all }: RowRule, caller: Acting | null): Promise<string[]> {
  const condition = caller && all?.includes(caller.type) ? 'true' : own.replaceAll('$me', `'${caller?.id ?? nobody}'`);
  const { rows } = await asSystem(() => list(db, table, condition));
  return rows.map(({ row }) => row);
}
