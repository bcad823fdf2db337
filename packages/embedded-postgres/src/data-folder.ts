import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { LaunchRefused } from './launch-refused.ts';

const asRoot = process.getuid?.() === 0;
// When started by root, PostgreSQL runs as another user, who must be able to enter this folder; only the owner may list
// it.
const MODE = asRoot ? 0o711 : 0o700;

export function makeDataFolder(folder: string) {
  try {
    makeWithParents(path.resolve(folder));
    // An existing folder may deny access to the OS user of PostgreSQL.
    if (asRoot) chmodSync(folder, MODE);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new LaunchRefused(
      `The data folder ${folder} cannot be made (${code}): set DATA_DIR to a folder that can be written.`,
    );
  }
}

// Creates the folder level by level: mkdir with `recursive` never returns below /proc, and a umask of 077 would
// restrict the mode.
function makeWithParents(folder: string) {
  if (existsSync(folder)) return;
  makeWithParents(path.dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, MODE);
}
