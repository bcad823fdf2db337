import type { Config } from '../config.ts';
import { checkDatabase } from './database.ts';
import { checkDataFolder } from './disk.ts';
import { checkPort } from './port.ts';

/**
 * Checks port, disk and database before pages are built or data is loaded. When the operator can repair the cause of a
 * failure, the thrown error is one sentence.
 */
export async function checkStart(config: Config, say: (line: string) => void): Promise<void> {
  await checkPort(config);
  checkDataFolder(config);
  await checkDatabase(config, say);
}
