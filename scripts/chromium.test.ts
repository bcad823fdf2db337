import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));
const asRoot = process.getuid?.() === 0;

test('browser tests use the Chromium of the system', () => {
  const bin = machine('system', { 'google-chrome': '' });
  expect(find(bin)).toMatchObject({ status: 0, stdout: path.join(bin, 'google-chrome') });
});

test('browser tests prefer the headless Chromium', () => {
  const bin = machine('both', { chromium: '', 'chromium-headless-shell': '' });
  expect(find(bin).stdout).toBe(path.join(bin, 'chromium-headless-shell'));
});

test('browser tests fail when the configured Chromium does not exist', () => {
  const { status, stderr } = find(machine('named', { chromium: '' }), { CHROMIUM: '/nowhere/chromium' });
  expect(stderr).toContain('CHROMIUM names /nowhere/chromium, which is not there.');
  expect(status).toBe(1);
});

test('browser tests install Chromium when the machine has none, and print that they do', () => {
  const bin = machine('bare', asRoot ? { 'apt-get': INSTALL } : { npx: INSTALL });
  const { status, stdout } = find(bin);
  expect(stdout).toContain('There is no Chromium: installing');
  expect(stdout.trim().split('\n').at(-1)).toBe(path.join(bin, asRoot ? 'chromium-headless-shell' : 'chromium'));
  expect(status).toBe(0);
});

test('browser tests install Playwright’s Chromium when the system’s package is not available', () => {
  const { status, stdout } = find(machine('no-package', { 'apt-get': 'exit 1', npx: INSTALL }));
  expect(stdout).toContain('installing it with Playwright');
  expect(status).toBe(0);
});

test('installing Chromium waits while another process installs packages', () => {
  const bin = machine('busy', { 'apt-get': BUSY, npx: INSTALL });
  expect(find(bin).stdout.trim().split('\n').at(-1)).toBe(
    path.join(bin, asRoot ? 'chromium-headless-shell' : 'chromium'),
  );
});

test('browser tests fail when Chromium cannot be installed', () => {
  const { status, stderr } = find(machine('nothing', { 'apt-get': 'exit 1', npx: 'exit 1' }));
  expect(stderr).toContain('No Chromium was found and none could be installed');
  expect(status).toBe(1);
});

/** A fake apt-get: it writes a program that has the name of its last argument, `chromium`, into its own folder. */
const INSTALL = 'for word; do :; done; : > "${0%/*}/$word"';
/**
 * A fake apt-get: at the first call another process seems to hold the lock of the package lists, and without the lists
 * nothing can be installed.
 */
const BUSY = `here="\${0%/*}"
if [ "$1" = update ]; then [ -e "$here/asked" ] && : > "$here/lists"; : > "$here/asked"; [ -e "$here/lists" ] || exit 100
else [ -e "$here/lists" ] || exit 100; ${INSTALL}
fi`;

function machine(name: string, programs: Record<string, string>): string {
  const bin = path.join(folder, name);
  mkdirSync(bin);
  for (const [program, does] of Object.entries(programs))
    writeFileSync(path.join(bin, program), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  return bin;
}

function find(bin: string, env: Record<string, string> = {}) {
  const script = `import { haveChromium } from ${JSON.stringify(path.join(import.meta.dirname, 'chromium.mjs'))};
    process.stdout.write(await haveChromium());`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: bin, HOME: folder, PLAYWRIGHT_BROWSERS_PATH: path.join(folder, 'browsers'), ...env },
    encoding: 'utf8',
  });
}
