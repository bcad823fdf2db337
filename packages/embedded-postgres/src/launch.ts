import type { ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { makeDataFolder } from './data-folder.ts';
import { LaunchRefused } from './launch-refused.ts';
import { findBinaries } from './binaries.ts';
import { embeddedUrl, openCluster } from './cluster.ts';
import { waitForLeftover } from './leftovers.ts';
import { canEnter, osUser } from './os-user.ts';
import { claim } from './owner.ts';
import { howItEnded, startServer, stopServer, type Place } from './server.ts';

export type EmbeddedPostgres = {
  /** The connection URL of the database; it stays the same when the server is restarted. */
  url: string;
  readonly pid: number;
  /** Registers `tell`, which is called when the server exits although nobody stopped it. */
  onExit(tell: (how: string) => void): void;
  /** Restarts a server that has exited, on the same port. */
  restart(): Promise<void>;
  /** Stops the server. Call it only when nobody uses the database any more. */
  stop(): Promise<void>;
};

type LaunchOptions = { root: string; database: string; log: (line: string) => void };

/** Starts a PostgreSQL server on 127.0.0.1 that belongs to this process, and that never outlives this process. */
export async function startEmbedded({ root: folder, database, log }: LaunchOptions): Promise<EmbeddedPostgres> {
  const root = path.resolve(folder);
  const user = osUser();
  makeDataFolder(root);
  if (!canEnter(user, root))
    throw new LaunchRefused(
      `The data folder ${root} is closed to the OS user "${user.name}": set DATA_DIR, for example to /var/lib/ivuriro.`,
    );
  const release = claim(root);
  try {
    const binaries = await findBinaries(root, user);
    const cluster = openCluster(root, user, binaries);
    await waitForLeftover(cluster.data, user, binaries, log);
    const place = { cluster, user, binaries };
    const { server, port } = await startServer(place, anyFreePort, log);
    const url = (name: string) => embeddedUrl(cluster.password, port, name);
    await createDatabase(url('postgres'), database);
    return keep({ place, port, log }, server, url(database), release);
  } catch (error) {
    release();
    throw error;
  }
}

type Circumstances = { place: Place; port: number; log: LaunchOptions['log'] };

function keep(
  { place, port, log }: Circumstances,
  first: ChildProcess,
  url: string,
  release: () => void,
): EmbeddedPostgres {
  let server = first;
  let stopping = false;
  let restarting: Promise<void> | undefined;
  const listeners: ((how: string) => void)[] = [];
  const watch = () =>
    server.once('exit', (code, signal) => {
      if (!stopping) for (const tell of listeners) tell(howItEnded(code, signal));
    });
  watch();
  return {
    url,
    get pid() {
      return server.pid!;
    },
    onExit: (tell) => void listeners.push(tell),
    async restart() {
      if (stopping) return;
      restarting ??= startServer(place, async () => port, log)
        .then((started) => {
          server = started.server;
          watch();
        })
        .finally(() => (restarting = undefined));
      await restarting;
    },
    async stop() {
      stopping = true;
      await restarting?.catch(() => undefined);
      await stopServer(server, place);
      release();
    },
  };
}

async function createDatabase(url: string, database: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

const anyFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
