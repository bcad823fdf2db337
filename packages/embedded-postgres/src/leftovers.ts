import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { runAs } from './cluster.ts';
import type { OsUser } from './os-user.ts';
import { isRunning } from './is-running.ts';

/** The process id, the port and the status that PostgreSQL writes into postmaster.pid. */
export function lockOf(data: string): { pid: number; port: number; status: string } | undefined {
  try {
    const lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

/**
 * Waits until the watcher has stopped the server of a killed Node process. If that server still runs after ten seconds,
 * stops it here.
 */
export async function waitForLeftover(data: string, user: OsUser, binaries: Binaries, log: (line: string) => void) {
  const left = lockOf(data);
  if (!left) return;
  for (let waited = 0; waited < 10_000 && serves(left.pid, data, binaries); waited += 100) await sleep(100);
  if (!serves(left.pid, data, binaries)) return;
  log(`Stopping the PostgreSQL that an earlier run left behind (process ${left.pid})`);
  stopByControl(data, user, binaries);
}

/**
 * Deletes the lock file when its process has ended or is an unrelated one. Otherwise the file would prevent every
 * further start of PostgreSQL.
 */
export function dropStaleLock(data: string, binaries: Binaries) {
  const lock = lockOf(data);
  if (lock && !serves(lock.pid, data, binaries) && !anyServes(data))
    rmSync(path.join(data, 'postmaster.pid'), { force: true });
}

export function stopByControl(data: string, user: OsUser, binaries: Binaries) {
  spawnSync(binaries('pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w', '-t', '30'], {
    ...runAs(user, path.dirname(data)),
    stdio: 'ignore',
  });
}

/**
 * Whether this process is a running server of this data directory. The process id alone is not enough, because process
 * ids are reused.
 */
function serves(pid: number, data: string, binaries: Binaries): boolean {
  if (!isRunning(pid)) return false;
  if (process.platform === 'linux') return worksIn(pid, data);
  if (process.platform === 'win32')
    return spawnSync(binaries('pg_ctl'), ['status', '-D', data], { stdio: 'ignore' }).status === 0;
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres') && stdout.includes(data);
}

/**
 * Whether any process uses this data directory. After the kill of a server its child processes keep running for a
 * moment, and hold its shared memory.
 */
function anyServes(data: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some(
    (name) => /^\d+$/.test(name) && isRunning(Number(name)) && worksIn(Number(name), data),
  );
}

function worksIn(pid: number, data: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}
