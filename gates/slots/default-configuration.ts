import path from 'node:path';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { startProduct } from '../../apps/api/src/product.ts';
import { silentLog } from '../../apps/api/src/testing/silent-log.ts';
import type { ApiFixture } from '../api-fixture.ts';

/** Starts the whole product in its default configuration, on the database of the gate. */
export async function startAsDelivered({
  databaseUrl,
  platform,
}: ApiFixture): Promise<{ address: string; stop: () => Promise<void> }> {
  const dataDir = path.join(platform.config.dataDir, 'as-delivered');
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    LEAVE_SECONDS: '0',
  });
  return startProduct(config, silentLog, { pages: 'none', say: () => {} });
}
