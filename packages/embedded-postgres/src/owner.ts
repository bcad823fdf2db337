import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LaunchRefused } from './launch-refused.ts';
import { isRunning, startedAt } from './is-running.ts';

/** Claims a data folder, so that no other process uses it; returns a function that releases the folder. */
export function claim(root: string): () => void {
  const file = path.join(root, 'owner.json');
  const mine = path.join(root, `owner-${process.pid}.json`);
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: startedAt(process.pid) }), { mode: 0o600 });
  try {
    // A hard link appears completely or not at all, so no process reads a half-written claim file.
    while (!linked(mine, file)) evictTheDead(root, file, mine);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/** Whether a living process has claimed the folder. */
export function isClaimed(root: string): boolean {
  const claimed = read(path.join(root, 'owner.json'));
  return claimed !== undefined && isAlive(claimed);
}

function linked(mine: string, file: string): boolean {
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function evictTheDead(root: string, file: string, mine: string) {
  refuseIfAlive(root, read(file));
  const evicted = `${mine}.evicted`;
  try {
    renameSync(file, evicted);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  // A third process may have claimed the folder between reading and renaming. Then its claim file is put back.
  const now = read(evicted);
  if (now && isAlive(now)) renameSync(evicted, file);
  rmSync(evicted, { force: true });
  refuseIfAlive(root, now);
}

type Claim = { pid: number; started: string };

function refuseIfAlive(root: string, claimed: Claim | undefined) {
  if (claimed && isAlive(claimed))
    throw new LaunchRefused(
      `The data folder ${root} is in use by process ${claimed.pid}: stop it or set another DATA_DIR.`,
    );
}

const isAlive = ({ pid, started }: Claim) => isRunning(pid) && startedAt(pid) === started;

function read(file: string): Claim | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Claim;
  } catch {
    return undefined;
  }
}
