import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A check can stop finding anything without failing, for example because a parser is not installed or an option was
// renamed. So each check runs here on forbidden code, which it must refuse.
const repository = path.resolve(import.meta.dirname, '..');
const tree = realpathSync(mkdtempSync(path.join(tmpdir(), 'arrows-')));
afterAll(() => rmSync(tree, { recursive: true }));

const SEEDED: [rule: string, file: string, imported: string][] = [
  ['level-of-identity-files', 'apps/api/src/modules/identity/upward.ts', '../scheduling/index.ts'],
  ['level-of-identity-files', 'apps/api/src/modules/identity/sideways.ts', '../files/index.ts'],
  ['level-of-scheduling', 'apps/api/src/modules/scheduling/upward.ts', '../notifications/index.ts'],
  ['level-of-payments', 'apps/api/src/modules/payments/type-only.ts', '../scheduling/index.ts'],
  ['through-the-index', 'apps/api/src/modules/scheduling/inside.ts', '../identity/accounts.ts'],
  ['module-has-a-level', 'apps/api/src/modules/orders/stranger.ts', '../unheard/index.ts'],
  ['modules-know-no-app', 'apps/api/src/modules/orders/app.ts', '../../app.ts'],
  ['app-through-the-index', 'apps/api/src/app.ts', './modules/identity/accounts.ts'],
  ['platform-knows-no-business', 'apps/api/src/platform/business.ts', '../modules/identity/index.ts'],
  ['product-uses-no-test-code', 'apps/api/src/worker.ts', './testing/people.ts'],
  ['api-not-web', 'apps/api/src/main.ts', '../../web/src/ui/button.ts'],
  ['web-not-api', 'apps/web/src/lib/server.ts', '../../../api/src/platform/clock.ts'],
  ['web-file-has-a-level', 'apps/web/src/app/stranger.ts', '../shared/old.ts'],
  ['lib-is-lowest', 'apps/web/src/lib/upward.ts', '../ui/button.ts'],
  ['ui-knows-no-business', 'apps/web/src/ui/upward.ts', '../domain/doctors/card.ts'],
  ['ui-reads-no-api', 'apps/web/src/ui/reader.ts', '../lib/api/call.ts'],
  ['domain-below-features', 'apps/web/src/domain/places/upward.ts', '../../features/doctors/list.ts'],
  ['domain-nouns-apart', 'apps/web/src/domain/places/neighbour.ts', '../doctors/card.ts'],
  ['domain-doctors', 'apps/web/src/domain/doctors/neighbour.ts', '../places/place.ts'],
  ['domain-purchase', 'apps/web/src/domain/purchase/neighbour.ts', '../places/place.ts'],
  ['domain-consultations', 'apps/web/src/domain/consultations/neighbour.ts', '../places/place.ts'],
  ['features-apart', 'apps/web/src/features/appointments/book/neighbour.ts', '../../doctors/list.ts'],
  ['dashboards-not-app', 'apps/web/src/dashboards/upward.ts', '../root.ts'],
  [
    'no-validation-library-in-the-browser',
    'apps/web/src/features/appointments/book/shape.ts',
    '@ivuriro/contract/roles',
  ],
  ['web-not-api', 'apps/web/src/lib/drawing.ts', '@ivuriro/illustrations'],
  ['package-is-a-leaf', 'packages/illustrations/src/upward.ts', '../../../apps/api/src/platform/clock.ts'],
  ['package-is-a-leaf', 'packages/illustrations/src/sideways.ts', '@ivuriro/contract/roles'],
  ['package-by-its-name', 'apps/api/src/platform/inside.ts', '../../../../packages/illustrations/src/face.ts'],
  ['contract-is-a-leaf', 'packages/contract/src/reads.ts', 'node:fs'],
  ['contract-is-a-leaf', 'packages/contract/src/upward.ts', '../../../apps/api/src/platform/clock.ts'],
  ['no-cycle', 'apps/api/src/platform/one.ts', './two.ts'],
  ['not-resolved', 'apps/api/src/platform/lost.ts', './nowhere.ts'],
];

const ALLOWED: [file: string, imported: string][] = [
  ['apps/api/src/modules/scheduling/downward.ts', '../identity/index.ts'],
  ['apps/api/src/modules/scheduling/own.ts', './downward.ts'],
  ['apps/api/src/modules/identity/contract.ts', '@ivuriro/contract/roles'],
  ['apps/api/src/modules/identity/drawing.ts', '@ivuriro/illustrations'],
  ['apps/api/src/modules/identity/free.test.ts', '../scheduling/inside.ts'],
  ['apps/web/src/features/appointments/book/kit.ts', '../../../ui/button.ts'],
  ['apps/web/src/features/appointments/book/sibling.ts', '../patient/list.ts'],
  ['apps/web/src/domain/doctors/kit.ts', '../../ui/button.ts'],
  ['apps/web/src/ui/hook.ts', '../lib/hook.ts'],
  ['apps/web/src/dashboards/doctor.ts', '../features/doctors/list.ts'],
  ['packages/contract/src/roles.ts', 'zod'],
];

const LEAVES = [
  'apps/api/src/modules/identity/index.ts',
  'apps/api/src/modules/identity/accounts.ts',
  'apps/api/src/modules/files/index.ts',
  'apps/api/src/modules/scheduling/index.ts',
  'apps/api/src/modules/notifications/index.ts',
  'apps/api/src/modules/unheard/index.ts',
  'apps/api/src/testing/people.ts',
  'apps/api/src/platform/clock.ts',
  'apps/web/src/ui/button.ts',
  'apps/web/src/lib/hook.ts',
  'apps/web/src/lib/api/call.ts',
  'apps/web/src/domain/doctors/card.ts',
  'apps/web/src/domain/places/place.ts',
  'apps/web/src/features/appointments/patient/list.ts',
  'apps/web/src/shared/old.ts',
  'apps/web/src/features/doctors/list.ts',
  'apps/web/src/root.ts',
  'packages/illustrations/src/face.ts',
  'packages/illustrations/src/index.ts',
];

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
