import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

// Makes a small fake clone of the repository. Its fake product prints the version of Node, and its fake npm records its
// arguments.
const repository = path.resolve(import.meta.dirname, '..');
const clone = mkdtempSync(path.join(tmpdir(), 'start-'));
const at = (name: string) => path.join(clone, name);
const asked = at('asked');
afterAll(() => rmSync(clone, { recursive: true }));

const NPM = `
  import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
  const words = process.argv.slice(2);
  appendFileSync('asked', words.join(' ') + '\\n');
  if (existsSync('broken-' + words[0])) process.exit(7);
  if (words[0] === 'install') mkdirSync('node_modules', { recursive: true });
  if (words[0] === 'run') {
    mkdirSync('apps/web/build/client/assets', { recursive: true });
    writeFileSync('apps/web/build/client/assets/page.js', 'console.log(1);'.repeat(200));
    writeFileSync('apps/web/build/client/assets/tiny.js', '1');
  }`;

beforeAll(() => {
  for (const folder of ['apps/api/src', 'apps/web/src', 'packages/contract/src', 'bin'])
    mkdirSync(at(folder), { recursive: true });
  cpSync(path.join(repository, 'scripts'), at('scripts'), { recursive: true });
  writeFileSync(at('package-lock.json'), '{}');
  writeFileSync(at('npm.mjs'), NPM);
  writeFileSync(at('bin/npm'), `#!/bin/sh\nexec "${process.execPath}" "${at('npm.mjs')}" "$@"\n`, { mode: 0o755 });
  writeFileSync(at('apps/web/src/page.tsx'), 'one');
  writeFileSync(at('packages/contract/src/roles.ts'), 'one');
  writeFileSync(
    at('apps/api/src/main.ts'),
    "const node: string = process.version;\nconsole.log('serving', node, process.env.NODE_ENV);\n",
  );
  writeFileSync(at('apps/api/src/before-build.ts'), '');
  start();
});
beforeEach(() => rmSync(asked, { force: true }));

test('a second npm start neither installs packages nor builds pages', () => {
  const { stdout, stderr, status } = start();
  expect(stdout).toMatch(/^serving v(2[4-9]|[3-9]\d)\..* production\n$/);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(existsSync(asked)).toBe(false);
});

test('npm start builds the pages again after a change of a page or of the contract, but not after a change of a test', () => {
  appendFileSync(at('apps/web/src/page.tsx'), 'two');
  expect(start().stderr).toMatch(/^Building the web app …\nBuilt the web app in/);
  appendFileSync(at('packages/contract/src/roles.ts'), 'two');
  start();
  writeFileSync(at('apps/web/src/page.test.tsx'), 'three');
  start();
  expect(requests()).toEqual(['run build', 'run build']);
});

test('npm start installs a changed lock file without changing it, and builds the pages', () => {
  writeFileSync(at('package-lock.json'), '{ "name": "two" }');
  const { stdout, stderr } = start();
  expect(stderr).toContain('Installing packages');
  expect(stdout).toContain('serving');
  expect(requests()).toEqual(['install --no-save', 'run build']);
  expect(readFileSync(asked, 'utf8')).toContain('--include=optional --include=dev');
});

test('a failed installation ends npm start, and the next npm start tries the installation again', () => {
  writeFileSync(at('package-lock.json'), '{ "name": "three" }');
  writeFileSync(at('broken-install'), '');
  const { stdout, stderr, status } = start();
  expect(stdout).toBe('');
  expect(stderr).toContain('The packages could not be installed');
  expect(status).toBe(7);
  rmSync(at('broken-install'));
  expect(start().stdout).toContain('serving');
  expect(requests()).toEqual(['install --no-save', 'install --no-save', 'run build']);
});

test('a failed build ends npm start, and the next npm start tries the build again', () => {
  appendFileSync(at('apps/web/src/page.tsx'), 'broken');
  writeFileSync(at('broken-run'), '');
  const { stdout, stderr, status } = start();
  expect(stdout).toBe('');
  expect(stderr).toContain('The web app does not build');
  expect(status).toBe(1);
  rmSync(at('broken-run'));
  expect(start().stdout).toContain('serving');
});

test('a command for operators runs in a production installation without changing it, even for a user who may not write there', () => {
  rmSync(at('node_modules/.installed-lock'));
  writeFileSync(at('apps/api/src/ledger-check.ts'), `console.log('ran', ...process.argv.slice(2));`);
  chmodSync(clone, 0o755);
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const words = [at('scripts/command.mjs'), 'apps/api/src/ledger-check.ts', 'all of it'];
  const { stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: '/',
    env: scriptEnv(),
    encoding: 'utf8',
    ...user,
  });
  expect({ stdout, stderr }).toEqual({ stdout: 'ran all of it\n', stderr: '' });
  expect(existsSync(asked)).toBe(false);
});

test('the build puts compressed assets beside the originals, except where compression saves nothing', () => {
  const asset = (name: string) => readFileSync(at(`apps/web/build/client/assets/${name}`));
  expect(brotliDecompressSync(asset('page.js.br'))).toEqual(asset('page.js'));
  expect(gunzipSync(asset('page.js.gz'))).toEqual(asset('page.js'));
  expect(asset('page.js.br').length).toBeLessThan(asset('page.js').length / 10);
  expect(existsSync(at('apps/web/build/client/assets/tiny.js.br'))).toBe(false);
});

function start() {
  return spawnSync(process.execPath, [at('scripts/start.mjs')], { cwd: clone, env: scriptEnv(), encoding: 'utf8' });
}

function scriptEnv() {
  return { ...process.env, PATH: `${at('bin')}:${process.env.PATH}`, npm_execpath: at('npm.mjs') };
}

function requests(): string[] {
  const lines = readFileSync(asked, 'utf8').trim().split('\n');
  return lines.map((line) => line.split(' ').slice(0, 2).join(' '));
}
