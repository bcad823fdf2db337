import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the path of a program, or undefined when the machine does not have it. Also searches the folders with
 * programs for administrators, which are not in every user's PATH.
 */
export function inPath(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** The exit code of apt-get when it fails, for example because another apt-get holds its lock. */
const aptError = 100;

/**
 * Installs a package of the operating system, if this process is root and apt-get exists. While another apt-get runs,
 * it waits: `install` has an option for that, and `update`, which has none, is retried.
 */
export function installPackage(program, name) {
  if (process.getuid?.() !== 0 || !inPath('apt-get')) return;
  console.log(`There is no ${program}: installing the package "${name}" with apt-get …`);
  for (let tries = 0; run('apt-get', ['update', '-q']) === aptError && tries < 30; tries++) pause(1_000);
  run('apt-get', ['install', '-y', '-q', '-o', 'DPkg::Lock::Timeout=120', name]);
}

const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Runs a program; returns its exit code. */
export function run(command, args) {
  return spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status;
}
