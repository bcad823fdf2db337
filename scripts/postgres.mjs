import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inPath, installPackage } from './system-package.mjs';

/**
 * The folder with the programs of the system's newest PostgreSQL, otherwise of one that is installed now. Throws when
 * there is none.
 */
export function havePostgres() {
  if (!systemPostgres()) installPackage('PostgreSQL', 'postgresql');
  const found = systemPostgres();
  if (found) return found;
  throw new Error('No PostgreSQL was found and none could be installed: install the package postgresql (15 or newer).');
}

function systemPostgres() {
  // Debian keeps the server's programs out of the path
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
