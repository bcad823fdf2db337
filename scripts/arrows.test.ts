import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALLOWED, LEAVES, SEEDED } from './seeded-imports.ts';

// A check can stop finding anything without failing, for example because a parser is not installed or an option was
// renamed. So each check runs here on forbidden code, which it must refuse.
const repository = path.resolve(import.meta.dirname, '..');
const tree = realpathSync(mkdtempSync(path.join(tmpdir(), 'arrows-')));
afterAll(() => rmSync(tree, { recursive: true }));

beforeAll(() => {
  for (const file of [
    '.dependency-cruiser.cjs',
    '.oxlintrc.json',
    'tsconfig.base.json',
    'packages/contract/package.json',
    'packages/illustrations/package.json',
  ])
    cpSync(path.join(repository, file), path.join(tree, file), { recursive: true });
  mkdirSync(path.join(tree, 'node_modules/@ivuriro'), { recursive: true });
  for (const name of ['contract', 'illustrations'])
    symlinkSync(`../../packages/${name}`, path.join(tree, 'node_modules/@ivuriro', name));
  for (const name of ['zod', 'oxlint-tsgolint', '@types'])
    symlinkSync(path.join(repository, 'node_modules', name), path.join(tree, 'node_modules', name));
  for (const file of LEAVES) write(file, 'export const x = 1;\n');
  write('apps/api/src/platform/two.ts', "import './one.ts';\n");
  for (const [file, imported] of ALLOWED) write(file, `import * as it from '${imported}';\nexport const x = it;\n`);
  for (const [, file, imported] of SEEDED) {
    const typeOnly = file.endsWith('type-only.ts');
    write(file, typeOnly ? `export type { x } from '${imported}';\n` : `import '${imported}';\n`);
  }
});

test('the import rules find every forbidden import, and nothing else', () => {
  const { summary } = cruise(tree);
  const seen = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  const expected = SEEDED.map(([rule, file]) => `${rule}: ${file}`);
  expect([...new Set(seen)].filter((line) => !line.startsWith('no-cycle')).sort()).toEqual(
    expected.filter((line) => !line.startsWith('no-cycle')).sort(),
  );
  expect(seen).toContain('no-cycle: apps/api/src/platform/one.ts');
});

test('the import rules check every source file of packages and apps', () => {
  const sources = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\/src\/.*\.tsx?$/.test(name) && !/node_modules|\.react-router|\/build\//.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const { modules } = cruise(repository);
  const seen = new Set(modules.map(({ source }) => source));
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((name) => !seen.has(name))).toEqual([]);
});

test('the linter finds an unhandled promise', () => {
  write(
    'tsconfig.json',
    '{ "extends": "./tsconfig.base.json", "compilerOptions": { "types": [] }, "include": ["apps"] }',
  );
  write(
    'apps/api/src/platform/floating.ts',
    'const later = async () => 1;\nexport const go = () => {\n  later();\n};\n',
  );
  const { status, stdout } = run('oxlint', ['apps/api/src/platform/floating.ts'], tree);
  expect(stdout).toContain('no-floating-promises');
  expect(status).toBe(1);
});

type Cruise = {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string }[] };
};

function cruise(folder: string): Cruise {
  const arguments_ = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages', 'apps'];
  return JSON.parse(run('depcruise', arguments_, folder).stdout) as Cruise;
}

function run(tool: string, arguments_: string[], cwd: string) {
  const bin = path.join(repository, 'node_modules/.bin', tool);
  return spawnSync(process.execPath, [realpathSync(bin), ...arguments_], { cwd, encoding: 'utf8', maxBuffer: 1e8 });
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), text);
}
