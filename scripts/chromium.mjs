import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The path of a Chromium: the system's, else Playwright's, else one that is installed now. Throws when there is none. */
export async function haveChromium() {
  const { chromium } = await import('@playwright/test');
  const present = () => onSystem() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  const found = present();
  if (found) return found;
  if (process.getuid?.() === 0 && inPath('apt-get')) {
    console.log('There is no Chromium: installing the package "chromium" with apt-get …');
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', 'chromium']);
  }
  if (!present()) {
    console.log('There is no Chromium: installing it with Playwright …');
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = present();
  if (installed) return installed;
  throw new Error('No Chromium was found and none could be installed: install one, or name it in CHROMIUM.');
}

function onSystem() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, which is not there.`);
  return named ?? NAMES.map(inPath).find(Boolean);
}

function inPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

function run(command, args) {
  spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
