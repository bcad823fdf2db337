import pg from 'pg';
import { codeOf } from '../errors.ts';
import { StartRefused } from '../start-refused.ts';
import { Connection } from './connection.ts';

/**
 * The restricted database role of the product: it owns no tables, and it can add rows to append-only tables but not
 * change them.
 */
export const appRole = 'ivuriro_app';

/**
 * Parallel query is off, because starting parallel workers takes longer (13 ms) than any statement of ours should take.
 */
const settings = `-c role=${appRole} -c ivuriro.role=visitor -c max_parallel_workers_per_gather=0`;

/**
 * The URL of the same database, for connections with the restricted role. The current account is a visitor until an
 * account is set (`actor-context.ts`). Options of the given URL or of PGOPTIONS are kept.
 */
export function asApp(url: string): string {
  const address = new URL(url);
  const given = address.searchParams.get('options') ?? process.env.PGOPTIONS;
  address.searchParams.set('options', [given, settings].filter(Boolean).join(' '));
  return address.href;
}

/**
 * Runs work as the database user of the URL, which owns the schema: for migrations and statistics, never for a request.
 */
export async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client: pg.Client = new Connection({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Creates the restricted role if it is missing, and grants it to the current database user. */
export async function ensureRole(client: pg.Client): Promise<void> {
  if (await maySetRole(client)) return;
  const { rows } = await client.query<{ name: string; known: boolean }>(
    'select current_user as name, exists (select from pg_roles where rolname = $1) as known',
    [appRole],
  );
  const { name, known } = rows[0]!;
  const steps = [
    ...(known ? [] : [`create role ${appRole} nologin`]),
    `grant ${appRole} to ${pg.escapeIdentifier(name)}`,
  ];
  try {
    for (const step of steps) await client.query(step).catch(unlessMade);
  } catch (error) {
    if (codeOf(error) !== notAllowed) throw error;
    throw new StartRefused(
      `The user of DATABASE_URL, ${name}, may not make the role that the product works as. Have an administrator run once: ${steps.join('; ')};`,
      { cause: error },
    );
  }
}

async function maySetRole(client: pg.Client): Promise<boolean> {
  try {
    await client.query(`set role ${appRole}`);
    await client.query('reset role');
    return true;
  } catch (error) {
    if (codeOf(error) === notAllowed || codeOf(error) === unknownRole) return false;
    throw error;
  }
}

/**
 * Ignores the error that the role already exists. Roles belong to the whole server, so another process may have just
 * created it for another database of that server.
 */
function unlessMade(error: unknown): void {
  if (!['42710', '23505'].includes(codeOf(error) ?? '')) throw error;
}

export const notAllowed = '42501';
const unknownRole = '22023';
