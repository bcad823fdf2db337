import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { osUser } from '@ivuriro/embedded-postgres';
import pg from 'pg';
import { freePort } from '../../scripts/free-port.mjs';
import { havePostgres } from '../../scripts/postgres.mjs';

export interface Server {
  port: number;
  url: string;
  stop: () => Promise<void>;
}

/** The OS user of the server and its scripts, and the folder of the server's programs. */
const { uid, gid } = osUser();
export const asServer = (env: Record<string, string> = {}) => ({
  ...(uid !== undefined && gid !== undefined ? { uid, gid } : {}),
  cwd: '/',
  env: { PATH: [havePostgres(), '/usr/bin', '/bin'].join(path.delimiter), LC_ALL: 'C', TZ: 'UTC', ...env },
});

/** Makes a data folder for the system's PostgreSQL; local connections as `ivuriro` need no password. */
export function makeData(data: string): void {
  const authentication = ['--username=ivuriro', '--auth=trust', '--no-sync'];
  execFileSync('initdb', [`--pgdata=${data}`, ...authentication, '--encoding=UTF8', '--locale=C.UTF-8'], asServer());
}

/**
 * Starts the system's PostgreSQL on this folder; resolves when the server accepts statements, which it does only after
 * a restore is complete.
 */
export async function startServer(
  data: string,
  settings: Record<string, string> = {},
  env: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort();
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const given = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn('postgres', ['-D', data, '-p', String(port), ...given], {
    ...asServer(env),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-4_000)));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://ivuriro@127.0.0.1:${port}/postgres`;
  await untilItServes(server, url, () => said);
  return {
    port,
    url,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
    },
  };
}

async function untilItServes(server: ChildProcess, url: string, said: () => string): Promise<void> {
  while (server.exitCode === null) {
    if (await mayWrite(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL ended with ${server.exitCode}: ${said()}`);
}

async function mayWrite(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query('select not pg_is_in_recovery() as yes')).rows[0].yes;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
