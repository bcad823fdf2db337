import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inPath, installPackage } from './system-package.mjs';

/**
 * Returns the folder with the programs of the newest PostgreSQL: that of the system, otherwise one that this function
 * installs. Throws when none can be installed.
 */
export function havePostgres() {
  if (!systemPostgres()) installPackage('PostgreSQL', 'postgresql');
  const found = systemPostgres();
  if (found) return found;
  throw new Error('No PostgreSQL was found and none could be installed: install the package postgresql (15 or newer).');
}

function systemPostgres() {
  // Debian does not put the programs of the server into PATH
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    path.dirname(inPath('initdb') ?? ''),
  ];
  return folders.find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_basebackup')),
  );
}
