import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { codeOf, isRetryable } from '../errors.ts';
import { StartRefused } from '../start-refused.ts';
import { Connection } from './connection.ts';
import { appRole, asOwner, ensureRole, notAllowed } from './role.ts';

const folder = path.resolve(import.meta.dirname, '../../../migrations');
const lock = 7_301_951;
/** PostgreSQL's error code for a lock that was not available within the time limit. */
const lockTimeout = '55P03';
const tries = 50;
/**
 * The name of a migration that only databases from before the first release have applied; at that release the
 * migrations were merged into one file per module.
 */
const firstUnfolded = '0010_identity.sql';
const beforeTheFold =
  'The database of DATABASE_URL was made by a version before the first release, whose migrations are no longer kept: npm run db:reset empties it and makes it anew.';

interface Wishes {
  from?: string;
  /** Called with each progress message for the person who started the migration. */
  say?: (line: string) => void;
  /** The longest time to wait for another process that is migrating, in seconds. */
  waitSeconds?: number;
}

/**
 * Applies the new migrations of the folder in the order of their names, each in its own transaction. Only one process
 * migrates at a time. Connects as the owner of the schema, and creates the restricted role of the product if it is
 * missing. Returns the names of the applied migrations.
 */
export const migrate = (url: string, { from = folder, say = () => {}, waitSeconds = 60 }: Wishes = {}) =>
  asOwner(url, async (client): Promise<string[]> => {
    await takeLock(client, say, waitSeconds);
    await ensureRole(client);
    const known = await appliedBefore(client);
    if (known.has(firstUnfolded)) throw new StartRefused(beforeTheFold);
    const names = (await readdir(from)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).toSorted();
    const applied = names.filter((name) => !known.has(name));
    for (const name of applied) await apply(client, path.join(from, name));
    await migrateQueue(url);
    await openQueue(client);
    await refuseClosedTables(client);
    return applied;
  });

const sayAfterMs = 5_000;

async function takeLock(client: pg.Client, say: (line: string) => void, seconds: number): Promise<void> {
  const slow = setTimeout(
    () => say(`Another process is migrating the database: waiting for it, at most ${seconds} seconds.`),
    sayAfterMs,
  );
  try {
    await client.query(`set lock_timeout = '${Math.max(1, seconds)}s'`);
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query('reset lock_timeout');
  } catch (error) {
    if (codeOf(error) !== lockTimeout) throw error;
    throw new StartRefused(
      `The database of DATABASE_URL was being migrated by another process for ${seconds} seconds: start again when that one is ready, or end it.`,
    );
  } finally {
    clearTimeout(slow);
  }
}

/** Migrates the tables of graphile-worker, which are in the same database. */
async function migrateQueue(url: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: url, max: 1, Client: Connection });
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => {}) });
  } finally {
    await pgPool.end();
  }
}

async function appliedBefore(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('public.migration') is not null as known`,
  );
  if (rows[0]!.known) {
    const { rows: before } = await client.query<{ name: string }>('select name from migration');
    return new Set(before.map((row) => row.name));
  }
  await client.query('create table migration (name text primary key, applied_at timestamptz not null default now())');
  return new Set();
}

async function apply(client: pg.Client, file: string): Promise<void> {
  const name = path.basename(file);
  for (let left = tries; ; left--) {
    try {
      return await applyOnce(client, file);
    } catch (error) {
      if (left > 1 && (isRetryable(error) || codeOf(error) === lockTimeout)) {
        await pause(200);
        continue;
      }
      if (codeOf(error) === notAllowed)
        throw new StartRefused(
          `The user of DATABASE_URL may not apply migration ${name} (${(error as Error).message}): run npm run db:migrate as the owner of the tables.`,
          { cause: error },
        );
      throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}

/**
 * Applies one migration. While a migration waits for a lock on a table, requests to that table queue behind it;
 * therefore the attempt fails after a second, and the caller tries again.
 */
async function applyOnce(client: pg.Client, file: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '1s'`);
    await client.query(await readFile(file, 'utf8'));
    await client.query('insert into migration (name) values ($1)', [path.basename(file)]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Grants the restricted role access to all tables of graphile-worker. These tables have row security but no policy, so
 * the role would see no rows without the policy that is added here.
 */
async function openQueue(client: pg.Client): Promise<void> {
  await client.query(`do $$
    declare
      closed record;
    begin
      if not has_schema_privilege('${appRole}', 'graphile_worker', 'usage') then
        grant usage on schema graphile_worker to ${appRole};
      end if;
      for closed in select oid::regclass as name, relkind, relrowsecurity and not exists (
            select from pg_policy where polrelid = pg_class.oid and polname = '${appRole}') as shut
          from pg_class where relnamespace = 'graphile_worker'::regnamespace and relkind in ('r', 'v', 'S') loop
        if closed.relkind = 'S' then
          if not has_sequence_privilege('${appRole}', closed.name, 'usage') then
            execute format('grant usage on sequence %s to ${appRole}', closed.name);
          end if;
        elsif not has_table_privilege('${appRole}', closed.name, 'select')
            or not has_table_privilege('${appRole}', closed.name, 'delete') then
          execute format('grant select, insert, update, delete on %s to ${appRole}', closed.name);
        end if;
        if closed.shut then
          execute format('create policy ${appRole} on %s to ${appRole} using (true) with check (true)', closed.name);
        end if;
      end loop;
    end
  $$`);
}

async function refuseClosedTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ open: boolean }>(
    `select has_table_privilege('${appRole}', 'audit', 'insert') as open`,
  );
  if (!rows[0]!.open)
    throw new StartRefused(
      `The tables of the database of DATABASE_URL are closed to the role ${appRole}, as after a restore on a server without it. Now that the role is there, restore again.`,
    );
}
