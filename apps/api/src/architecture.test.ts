import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { routes } from './app.ts';

it('ARCHITECTURE.md states the right number of endpoints and handlers', () => {
  const text = readFileSync(new URL('../../../ARCHITECTURE.md', import.meta.url), 'utf8');
  const owned = routes.filter((route) => route.mount);
  const handlersOf = (some: typeof routes) => new Set(some.map(({ run }) => run)).size;
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `${handlersOf(routes)} handlers answer ${routes.length} addresses, ${handlersOf(owned)} of them the ${owned.length} of owned resources.`,
  );
});

/** Importing these files sets global options of a library, which affects no other module. */
const SETTINGS = ['files/domain/re-encode-image.ts'];

it('importing a module has no side effects', () => {
  const modules = path.join(import.meta.dirname, 'modules');
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(name) && !SETTINGS.includes(name))
    .map((name) => path.join(modules, name));
  expect(files.length).toBeGreaterThan(100);
  const acting = [...files, path.join(import.meta.dirname, 'app.ts')].filter((file) =>
    parseSync(file, readFileSync(file, 'utf8')).program.body.some(
      ({ type }) => !/^(Import|Export|TS|VariableDeclaration|FunctionDeclaration|ClassDeclaration)/.test(type),
    ),
  );
  expect(acting).toEqual([]);
});
