import { readFileSync } from 'node:fs';
import path from 'node:path';
import { embeddedUrl } from './cluster.ts';
import { lockOf } from './leftovers.ts';
import { isClaimed } from './owner.ts';

/** The connection URL of the embedded database that another process runs from this folder; undefined when none does. */
export function runningAt(root: string, database: string): string | undefined {
  const lock = lockOf(path.join(root, 'pgdata'));
  if (lock?.status !== 'ready' || !isClaimed(root)) return undefined;
  return embeddedUrl(readFileSync(path.join(root, 'postgres-password'), 'utf8'), lock.port, database);
}
