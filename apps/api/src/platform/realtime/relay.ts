import { createClient } from '@redis/client';
import { createAdapter as overPostgres } from '@socket.io/postgres-adapter';
import { createAdapter as overRedis } from '@socket.io/redis-streams-adapter';
import pg from 'pg';
import type { ServerOptions } from 'socket.io';
import type { Config } from '../config.ts';
import { asApp } from '../db/role.ts';
import type { Platform } from '../platform.ts';
import { StartRefused } from '../start-refused.ts';

/** What carries words to the sockets of other processes. */
export interface Relay {
  adapter: NonNullable<ServerOptions['adapter']>;
  close: () => Promise<void>;
}

/**
 * The Redis that the configuration names, else the PostgreSQL that it names. The embedded database serves this process
 * alone, which needs none.
 */
export async function openRelay({ redisUrl, databaseUrl }: Config, log: Platform['log']): Promise<Relay | null> {
  if (redisUrl) return relayOverRedis(redisUrl, log);
  return databaseUrl ? relayOverPostgres(databaseUrl, log) : null;
}

/** A process that is silent for so long is gone, and so are its sockets. */
const heartbeats = { heartbeatInterval: 1_500, heartbeatTimeout: 5_000 };
/** PostgreSQL notifies with less than 8,000 bytes; what is longer goes through a table. */
const payloadThreshold = 7_900;

function relayOverPostgres(url: string, log: Platform['log']): Relay {
  // one listens, one speaks: a single speaker keeps the order
  const pool = new pg.Pool({ connectionString: asApp(url), max: 2, keepAlive: true });
  const errorHandler = (err: Error) => log.warn({ err }, 'words for other processes did not leave or arrive');
  pool.on('error', errorHandler);
  // without it node-postgres ends the process when the server dies under a client in use
  pool.on('connect', (client) => client.on('error', () => {}));
  makeRoomForTheNext(pool);
  return {
    adapter: overPostgres(pool, { ...heartbeats, payloadThreshold, errorHandler }),
    close: () => pool.end(),
  };
}

/** The adapter never gives back the client on which it listens: one that has ended would keep the place of its successor. */
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
