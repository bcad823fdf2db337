import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { openDb, openPool } from '../../apps/api/src/platform/db/pool.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { startEmbedded } from '../../apps/api/src/platform/postgres/launch.ts';
import { diskStorage } from '../../apps/api/src/platform/storage/disk.ts';

export interface World {
  platform: Platform;
  stop: () => Promise<void>;
}

/** An empty product on a database of its own: nobody is mailed, nothing is drained. */
export async function startWorld(): Promise<World> {
  const root = mkdtempSync(path.join(tmpdir(), 'ivuriro-matrix-'));
  const postgres = await startEmbedded({ root, database: 'matrix', log: () => {} });
  // nothing here has to outlive a power cut
  const pool = openPool(`${postgres.url}?options=-c%20synchronous_commit%3Doff`, 8);
  await migrate(pool);
  return {
    platform: {
      config: readConfig({ DATA_DIR: root, PUBLIC_URL: 'http://ivuriro.test' }),
      pool,
      db: openDb(pool),
      now: () => new Date(),
      mail: { send: async () => {} },
      storage: diskStorage(path.join(root, 'files')),
      realtime: { tell: () => {}, disconnect: () => {} },
      log: pino({ level: 'silent' }),
    },
    stop: async () => {
      await pool.end();
      await postgres.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
