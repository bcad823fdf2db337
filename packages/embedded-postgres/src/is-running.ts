import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process runs. A zombie does not count: it has ended, but its parent has not yet waited for it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !['Z', 'X'].includes(procStat(pid)?.[0] ?? '');
}

/** Returns the start time of a process, which distinguishes it from a later process with the same process id. */
export function startedAt(pid: number): string {
  if (process.platform === 'linux') return procStat(pid)?.[19] ?? '';
  if (process.platform === 'win32') return '';
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}

/**
 * The fields of /proc/<pid>/stat after the program name; that name is skipped because it may contain spaces and
 * brackets.
 */
function procStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
