import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { LaunchRefused } from './launch-refused.ts';

const asRoot = process.getuid?.() === 0;
// When this process is root, PostgreSQL runs as another user. That user must be able to enter this folder; only the
// owner may list it.
const MODE = asRoot ? 0o711 : 0o700;

export function makeDataFolder(folder: string) {
  try {
    makeWithParents(path.resolve(folder));
    // The folder may have existed before, with a mode that denies access to the OS user of PostgreSQL.
    if (asRoot) chmodSync(folder, MODE);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new LaunchRefused(
      `The data folder ${folder} cannot be made (${code}): set DATA_DIR to a folder that can be written.`,
    );
  }
}

// Creates the folder level by level, because mkdir with `recursive` never returns below /proc. Sets the mode
// explicitly, because a umask of 077 would restrict it.
function makeWithParents(folder: string) {
  if (existsSync(folder)) return;
  makeWithParents(path.dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, MODE);
}
