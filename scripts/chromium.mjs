import { existsSync } from 'node:fs';
import { inPath, installPackage, run } from './system-package.mjs';

// The headless Chromium is preferred, because with it browser tests take only 70 % of the time (decision 051).
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Returns the path of Chromium: that of the system, otherwise Playwright's, otherwise one that this function installs.
 * Throws when none can be installed.
 */
export async function haveChromium() {
  const { chromium } = await import('@playwright/test');
  const present = () => onSystem() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  const found = present();
  if (found) return found;
  for (const name of [SHELL, 'chromium']) if (!present()) installPackage('Chromium', name);
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
