import { expect, it } from 'vitest';
import { menus } from './dashboards/menus.ts';
import routes from './routes.ts';
import { entranceOf, homeOf, type AccountType } from './lib/session/accounts.ts';

const paths = pathsOf(routes);
const kinds = Object.keys(menus) as AccountType[];

it.each(kinds)('whoever signs in as %s lands on a page, and each line of the menu leads to one', (kind) => {
  // what all kinds share lies below a name of its own, and the kind follows
  const lines = menus[kind].map(({ to, shared }) => (shared ? `/dashboard${to}` : homeOf(kind) + to));
  expect(paths).toEqual(expect.arrayContaining([homeOf(kind), ...lines]));
});

it('each dashboard has a menu, so that nobody lands on an empty page', () => {
  expect(kinds.filter((kind) => menus[kind].length === 0)).toEqual(['patient']);
});

it.each([undefined, ...kinds])('a session that ends as %s leads to a page', (kind) => {
  expect(paths).toContain(entranceOf(kind));
});

/** '/dashboard/doctor/appointments' and so on, without what may follow. */
function pathsOf(entries: readonly (typeof routes)[number][], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path ? `${above}/${path.replace(/\/:.*$/, '')}` : above;
    return [...((path ?? index) ? [own || '/'] : []), ...pathsOf(children ?? [], own)];
  });
}
