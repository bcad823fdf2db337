import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where a program is in the path; undefined when it is not there. */
export function inPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Installs a package of the system where this may be done: as root, with apt-get. */
export function installPackage(program, name) {
  if (process.getuid?.() !== 0 || !inPath('apt-get')) return;
  console.log(`There is no ${program}: installing the package "${name}" with apt-get …`);
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', name]);
}

export function run(command, args) {
  spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
