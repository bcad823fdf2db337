import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { claim, makeDataFolder } from '@ivuriro/embedded-postgres';
import type { Config } from '../config.ts';
import { codeOf } from '../errors.ts';
import { StartRefused } from '../start-refused.ts';

const MB = 1024 * 1024;

/**
 * The free megabytes that a start needs in the data folder: for files only, for files and an existing embedded
 * database, and for files and a new one.
 */
const neededMb = { files: 20, database: 100, newDatabase: 600 };

/**
 * Checks that the data folder is writable and has enough free space. Skipped when the database and the file store are
 * both remote.
 */
export function checkDataFolder({ dataDir, databaseUrl, s3 }: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>): void {
  if (databaseUrl && s3) return;
  makeDataFolder(dataDir);
  const isNew = !existsSync(path.join(dataDir, 'pgdata'));
  const needed = neededMb[databaseUrl ? 'files' : isNew ? 'newDatabase' : 'database'];
  const { bavail, bsize } = statfsSync(dataDir);
  const left = Math.floor((bavail * bsize) / MB);
  if (left < needed)
    throw new StartRefused(
      `DATA_DIR ${dataDir} is on a disk with ${left} MB left, and a start needs ${needed}: make room, or set DATA_DIR to a folder on another disk.`,
    );
  const probe = path.join(dataDir, `.probe-${process.pid}`);
  try {
    // only an attempt to write shows a quota or a read-only disk
    writeFileSync(probe, Buffer.alloc(MB));
  } catch (error) {
    throw new StartRefused(
      `DATA_DIR ${dataDir} cannot be written (${codeOf(error)}): make room, or set DATA_DIR to another folder.`,
    );
  } finally {
    rmSync(probe, { force: true });
  }
  // reports at once, before pages are built, when another process uses the embedded database of this folder
  if (!databaseUrl) claim(dataDir)();
}
