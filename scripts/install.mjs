// This file must run on any version of Node: it imports only node: modules, and uses nothing that Node 20 lacks.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const at = (...parts) => path.join(root, ...parts);

const mark = at('node_modules/.installed-lock');

/**
 * Installs packages when there are none, or when this script installed the present ones from another lock file.
 * Packages that an operator installed with `npm ci` stay unchanged.
 */
export function installWhatIsStale() {
  if (existsSync(mark) || !existsSync(at('node_modules'))) installPackages();
}

/** Installs the packages, unless they were already installed from an equal lock file. */
export function installPackages() {
  // Compares the lock file by its hash and not by its modification time, because git changes the times of files.
  const lock = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  console.error('Installing packages; the first time this takes half a minute or more …');
  // Does not use `npm ci`, because it deletes node_modules first, and on Windows this script may run on the node.exe in
  // that folder.
  const flags = ['--no-save', '--include=optional', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const installed = npm(['install', ...flags]);
  if (installed.status !== 0) {
    console.error('The packages could not be installed: see what npm says above.');
    process.exit(installed.status ?? 1);
  }
  writeFileSync(mark, lock);
}

function npm(args) {
  // Under `npm start` this is the npm that runs the script, whatever PATH contains.
  const own = process.env.npm_execpath;
  if (own) return spawnSync(process.execPath, [own, ...args], { cwd: root, stdio: 'inherit' });
  return spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}
