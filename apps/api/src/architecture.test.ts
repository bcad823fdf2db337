import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from './app.ts';

it('ARCHITECTURE.md counts handlers and addresses as they are', () => {
  const text = readFileSync(new URL('../../../ARCHITECTURE.md', import.meta.url), 'utf8');
  const owned = routes.filter((route) => route.mount);
  const handlersOf = (some: typeof routes) => new Set(some.map(({ run }) => run)).size;
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `${handlersOf(routes)} handlers answer ${routes.length} addresses, ${handlersOf(owned)} of them the ${owned.length} of owned resources.`,
  );
});
