import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inPath, installPackage } from '../scripts/system-package.mjs';

/**
 * Checks the unit files of this repository with the tools of systemd, in a folder that is laid out like an
 * installation.
 */
const shipped = path.join(import.meta.dirname, 'systemd');
const names = readdirSync(shipped);
const root = mkdtempSync(path.join(tmpdir(), 'ivuriro-systemd-'));
const opt = path.join(root, 'opt');

beforeAll(() => {
  if (!inPath('systemd-analyze')) installPackage('systemd', 'systemd');
  cpSync(path.join(import.meta.dirname, 'backup'), path.join(opt, 'ops/backup'), { recursive: true });
  mkdirSync(path.join(root, 'units'));
  for (const name of names) {
    const text = readFileSync(path.join(shipped, name), 'utf8')
      .replaceAll(/(?<==)\/usr\/bin\/(node|pgbackrest)/g, process.execPath)
      .replaceAll('/opt/ivuriro', opt);
    writeFileSync(path.join(root, 'units', name), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const analyze = (...words: string[]) =>
  spawnSync('systemd-analyze', words, {
    encoding: 'utf8',
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${root}/units:` },
  });
const instance = (name: string) => name.replace('web@.', 'web@3000.').replace('backup@.', 'backup@full.');

it.each(names)('systemd-analyze verify accepts %s', (name) => {
  const { status, stderr } = analyze('verify', '--man=no', path.join(root, 'units', instance(name)));
  const ours = stderr.split('\n').filter((line) => line.includes('ivuriro'));
  expect({ status, ours }).toEqual({ status: 0, ours: [] });
});

it.each(names.filter((name) => name.endsWith('.service')))(
  'systemd-analyze security rates the service %s as well protected',
  (name) => {
    const { status, stdout, stderr } = analyze(
      'security',
      '--offline=true',
      '--threshold=30',
      '--no-pager',
      path.join(root, 'units', name),
    );
    expect(status, stdout.split('\n').at(-2) ?? stderr).toBe(0);
  },
);

it('each timer starts a unit of this repository, at times that systemd understands', () => {
  for (const name of names.filter((one) => one.endsWith('.timer'))) {
    const text = readFileSync(path.join(shipped, name), 'utf8');
    const unit = /^Unit=(.*)$/m.exec(text)?.[1] ?? name.replace('.timer', '.service');
    expect(names).toContain(unit.replace(/@\w+/, '@'));
    execFileSync('systemd-analyze', ['calendar', /^OnCalendar=(.*)$/m.exec(text)![1]!], { stdio: 'ignore' });
  }
});
