import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { LaunchRefused } from './launch-refused.ts';
import type { Binaries } from './binaries.ts';
import type { OsUser } from './os-user.ts';

export type Cluster = { data: string; password: string; logFile: string };

export const embeddedUrl = (password: string, port: number, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

/**
 * Creates the data directory at the first start: in a temporary folder that is then renamed, so that a killed initdb
 * leaves no incomplete data directory.
 */
export function openCluster(root: string, user: OsUser, binaries: Binaries): Cluster {
  const data = path.join(root, 'pgdata');
  const passwordFile = path.join(root, 'postgres-password');
  for (const name of readdirSync(root)) if (name.startsWith('init-')) removeLeftover(path.join(root, name));
  if (!existsSync(data)) {
    const scratch = mkdtempSync(path.join(root, 'init-'));
    const password = randomBytes(24).toString('base64url');
    try {
      const made = initialise(scratch, password, user, binaries);
      writeFileSync(passwordFile, password, { mode: 0o600 });
      renameSync(made, data);
    } finally {
      removeLeftover(scratch);
    }
  }
  return { data, password: readFileSync(passwordFile, 'utf8'), logFile: path.join(root, 'postgres.log') };
}

function initialise(scratch: string, password: string, user: OsUser, binaries: Binaries): string {
  chmodSync(scratch, 0o711);
  const passwordFile = path.join(scratch, 'password');
  const data = path.join(scratch, 'pgdata');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined)
    for (const entry of [passwordFile, data]) chownSync(entry, user.uid, user.gid);
  const authentication = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const language = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const made = spawnSync(binaries('initdb'), [`--pgdata=${data}`, ...authentication, ...language], {
    ...runAs(user, scratch),
    encoding: 'utf8',
  });
  if (made.status !== 0)
    throw new LaunchRefused(
      `The embedded PostgreSQL cannot make its data folder (${(made.error?.message ?? made.stderr).trim()}): cure that or set DATABASE_URL.`,
    );
  return data;
}

/** The options for starting a program of PostgreSQL, which gets only the environment variables that it needs. */
export const runAs = ({ uid, gid }: OsUser, cwd: string) => ({
  ...(uid !== undefined && { uid, gid }),
  cwd,
  env: { PATH: process.env.PATH, SYSTEMROOT: process.env.SYSTEMROOT, TZ: 'UTC', LC_ALL: 'C' },
});

/**
 * Removes a folder that initdb left behind. If the parent of initdb was killed, initdb may still be writing; then the
 * next start removes the rest.
 */
function removeLeftover(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    return;
  }
}
