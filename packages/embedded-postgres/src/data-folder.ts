import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { LaunchRefused } from './launch-refused.ts';

const asRoot = process.getuid?.() === 0;
// Root runs PostgreSQL under another user, who has to pass through this folder; nobody but us may list it.
const MODE = asRoot ? 0o711 : 0o700;

export function makeDataFolder(folder: string) {
  try {
    makeWithParents(path.resolve(folder));
    // A folder that was there may be closed to PostgreSQL's user.
    if (asRoot) chmodSync(folder, MODE);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new LaunchRefused(
      `The data folder ${folder} cannot be made (${code}): set DATA_DIR to a folder that can be written.`,
    );
  }
}

// Level by level: mkdir's own `recursive` never comes back below /proc, and its mode is cut by a umask of 077.
function makeWithParents(folder: string) {
  if (existsSync(folder)) return;
  makeWithParents(path.dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, MODE);
}
