import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { LaunchRefused } from './launch-refused.ts';

/** The OS user that runs PostgreSQL. Set only when this process is root, because PostgreSQL refuses to run as root. */
export type OsUser = { name?: string; uid?: number; gid?: number };

export function osUser(): OsUser {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { name, uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new LaunchRefused(
    'PostgreSQL refuses to run as root and there is no OS user "postgres" or "nobody": run as an ordinary user or set DATABASE_URL.',
  );
}

/**
 * Tests the access as the OS user of PostgreSQL, because a parent folder may be closed to that user although the target
 * itself is open.
 */
export function canEnter(user: OsUser, target: string): boolean {
  if (user.uid === undefined) return true;
  const asked = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', target], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    stdio: 'ignore',
  });
  if (asked.error)
    throw new LaunchRefused(
      'Running as root without permission to switch user: run as an ordinary user or set DATABASE_URL.',
    );
  return asked.status === 0;
}
