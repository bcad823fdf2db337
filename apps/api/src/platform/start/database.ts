import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config.ts';
import { AppConnection } from '../db/app-connection.ts';
import { placeOf } from '../db/address.ts';
import { cannotWrite, writesRefused } from '../db/primary.ts';
import { asApp, asOwner, ensureRole } from '../db/role.ts';
import { StartRefused } from '../start-refused.ts';
import { refuseTransactionPooling } from './pooler.ts';
import { databaseFailure, mayPass } from './sentences.ts';

const oldest = 15;

type Place = Pick<Config, 'databaseUrl' | 'databaseWaitSeconds'>;

/**
 * Checks that the database answers, accepts writes, is new enough, and lets the product connect with its restricted
 * role. Waits for a database that is not running yet; a failure that the operator must repair ends the start at once.
 */
export async function checkDatabase(config: Place, say: (line: string) => void): Promise<void> {
  const { databaseUrl: url, databaseWaitSeconds: seconds } = config;
  if (!url) return;
  try {
    await untilItLetsUsIn(url, seconds, say);
    await tryApp(url);
  } catch (error) {
    throw databaseFailure(error, url);
  }
}

async function untilItLetsUsIn(url: string, seconds: number, say: (line: string) => void): Promise<void> {
  const until = Date.now() + seconds * 1_000;
  for (let tries = 0; ; tries++) {
    try {
      return await asOwner(url, tryOwner(url));
    } catch (error) {
      if (!mayPass(error) || Date.now() >= until) throw error;
      if (tries === 0)
        say(`The database at ${placeOf(url)} does not answer yet: waiting for it, at most ${seconds} seconds.`);
      await pause(Math.min(1_000, Math.max(0, until - Date.now())));
    }
  }
}

const tryOwner = (url: string) => async (client: pg.Client) => {
  const { rows } = await client.query<{ version: number; readOnly: boolean; closed: boolean; name: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, ${cannotWrite} as "readOnly", current_user as name,
      to_regclass('public.migration') is null and not has_schema_privilege('public', 'create') as closed`,
  );
  const { version, readOnly, closed, name } = rows[0]!;
  if (readOnly) throw writesRefused(url);
  if (version < oldest)
    throw new StartRefused(`DATABASE_URL: PostgreSQL ${version} at ${placeOf(url)} is too old: ${oldest} is needed.`);
  if (closed)
    throw new StartRefused(
      `DATABASE_URL: the user ${pg.escapeIdentifier(name)} may not make tables in the database at ${placeOf(url)}: make it the owner of the database.`,
    );
  await ensureRole(client);
};

async function tryApp(url: string): Promise<void> {
  const open = async () => {
    const client: pg.Client = new AppConnection({ connectionString: asApp(url), connectionTimeoutMillis: 5_000 });
    await client.connect();
    return client;
  };
  const first = await open();
  try {
    await refuseTransactionPooling(first, open);
  } finally {
    await first.end().catch(() => {});
  }
}
