import { createClient } from '@redis/client';
import { createAdapter as overPostgres } from '@socket.io/postgres-adapter';
import { createAdapter as overRedis } from '@socket.io/redis-streams-adapter';
import pg from 'pg';
import type { ServerOptions } from 'socket.io';
import type { Config } from '../config.ts';
import { AppConnection } from '../db/app-connection.ts';
import { asApp } from '../db/role.ts';
import type { Platform } from '../platform.ts';
import { StartRefused } from '../start-refused.ts';

/** Carries messages to the sockets of other processes. */
export interface Relay {
  adapter: NonNullable<ServerOptions['adapter']>;
  close: () => Promise<void>;
}

/**
 * Opens a relay over the configured Redis, or otherwise over PostgreSQL. With the embedded database there is only one
 * process, which needs no relay.
 */
export async function openRelay({ redisUrl, databaseUrl }: Config, log: Platform['log']): Promise<Relay | null> {
  if (redisUrl) return relayOverRedis(redisUrl, log);
  return databaseUrl ? relayOverPostgres(databaseUrl, log) : null;
}

/** In milliseconds: a process that is silent for longer than the timeout counts as gone, and its sockets too. */
const heartbeats = { heartbeatInterval: 1_500, heartbeatTimeout: 5_000 };
/** The largest payload in bytes that is sent by NOTIFY, whose limit is 8,000; longer messages go through a table. */
const payloadThreshold = 7_900;

function relayOverPostgres(url: string, log: Platform['log']): Relay {
  // one connection listens and one sends: a single sending connection keeps messages in order
  const pool = new pg.Pool({ connectionString: asApp(url), max: 2, keepAlive: true, Client: AppConnection });
  const errorHandler = (err: Error) => log.warn({ err }, 'words for other processes did not leave or arrive');
  pool.on('error', errorHandler);
  makeRoomForTheNext(pool);
  return {
    adapter: overPostgres(pool, { ...heartbeats, payloadThreshold, errorHandler }),
    close: () => pool.end(),
  };
}

/**
 * Releases the database client on which the adapter listens as soon as its connection ends. The adapter does not do
 * this, and the pool opens no new client while the dead one counts as in use.
 */
function makeRoomForTheNext(pool: pg.Pool): void {
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => void inUse.add(client));
  pool.on('release', (_error, client) => void inUse.delete(client));
  pool.on('connect', (client) => client.once('end', () => inUse.has(client) && client.release(true)));
}

async function relayOverRedis(url: string, log: Platform['log']): Promise<Relay> {
  let isOpen = false;
  const client = createClient({
    url,
    socket: {
      connectTimeout: 5_000,
      reconnectStrategy: (retries, cause) => (isOpen ? Math.min(50 * 2 ** retries, 2_000) : cause),
    },
  });
  client.on('error', (err: Error) => log.warn({ err }, 'Redis does not answer'));
  try {
    await client.connect();
  } catch (error) {
    throw new StartRefused(`REDIS_URL names a Redis that does not answer (${(error as Error).message}).`);
  }
  isOpen = true;
  return {
    adapter: overRedis(client, heartbeats),
    close: async () => client.destroy(),
  };
}
