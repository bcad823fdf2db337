import type { Config } from '../config.ts';
import { checkDatabase } from './database.ts';
import { checkDataFolder } from './disk.ts';
import { checkPort } from './port.ts';

/**
 * Checks port, disk and database before anything is built or filled. Throws one sentence when a person can repair it.
 */
export async function checkStart(config: Config, say: (line: string) => void): Promise<void> {
  await checkPort(config);
  checkDataFolder(config);
  await checkDatabase(config, say);
}
