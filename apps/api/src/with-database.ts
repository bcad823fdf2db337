import { runningAt, startEmbedded } from '@ivuriro/embedded-postgres';
import { type DatabasePlace, readDatabasePlace } from './platform/config.ts';
import { type Database, openDatabase, unhurried } from './platform/db/pool.ts';
import { checkDatabase } from './platform/start/database.ts';
import { endStart } from './platform/start/end.ts';

type Work = (database: Database, url: string) => Promise<void>;
const say = (line: string) => console.log(line);

/**
 * Runs a command-line tool with the configured database, or else with the embedded one. While the product runs, the
 * tool uses its embedded database server; otherwise a server is started for the tool and stopped afterwards. `database`
 * has the rights of the product, `url` those of the owner.
 */
export const withDatabase = (work: Work) =>
  command(({ databaseUrl, dataDir }) => {
    const url = databaseUrl ?? runningAt(dataDir, 'ivuriro');
    return url ? onServer(url, work) : onOwnServer(dataDir, work);
  });

/** Runs a tool that needs the product to be stopped: refuses to start when the embedded database is in use. */
export const withDatabaseOnly = (work: Work) =>
  command(({ databaseUrl, dataDir }) => (databaseUrl ? onServer(databaseUrl, work) : onOwnServer(dataDir, work)));

async function command(run: (place: DatabasePlace) => Promise<void>): Promise<void> {
  try {
    await run(readDatabasePlace());
  } catch (error) {
    endStart(error);
  }
}

async function onOwnServer(root: string, work: Work): Promise<void> {
  const postgres = await startEmbedded({ root, database: 'ivuriro', log: say });
  try {
    await onServer(postgres.url, work);
  } finally {
    await postgres.stop();
  }
}

async function onServer(url: string, work: Work): Promise<void> {
  await checkDatabase({ databaseUrl: url, databaseWaitSeconds: 0 }, say);
  const database = openDatabase(url, 2, unhurried);
  try {
    await work(database, url);
  } finally {
    await database.close();
  }
}
