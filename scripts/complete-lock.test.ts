import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
const lockFile = path.join(folder, 'package-lock.json');
afterAll(() => rmSync(folder, { recursive: true }));

const tool = {
  version: '1.2.3',
  dev: true,
  optionalDependencies: { '@tool/darwin-arm64': '1.2.3', '@tool/linux-x64': '1.2.3' },
};
const present = { version: '1.2.3', optional: true, os: ['linux'], cpu: ['x64'] };

test('an optional package that the lock file lacks is added to it once, with the os and cpu for which it is made', () => {
  mkdirSync(path.join(folder, 'scripts'));
  for (const name of ['complete-lock.mjs', 'install.mjs'])
    cpSync(path.join(import.meta.dirname, name), path.join(folder, 'scripts', name));
  const packages = { '': {}, 'node_modules/@tool/linux-x64': present, 'node_modules/tool': tool };
  writeFileSync(lockFile, JSON.stringify({ lockfileVersion: 3, packages }));

  expect(run('--check')).toEqual({
    status: 1,
    said: 'The lock lacks 1 optional packages: run npm run lock:complete.\n',
  });
  expect(run()).toEqual({ status: 0, said: 'Added 1 optional packages to the lock.\n' });
  expect((JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: object }).packages).toEqual({
    ...packages,
    'node_modules/@tool/darwin-arm64': { version: '1.2.3', os: ['darwin'], cpu: ['arm64'], dev: true, optional: true },
  });
  expect(run('--check').status).toBe(0);
  expect(run().said).toBe('The lock is complete.\n');
});

function run(...args: string[]) {
  const script = path.join(folder, 'scripts/complete-lock.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
