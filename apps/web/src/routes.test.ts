import { expect, it } from 'vitest';
import { dashboardOf, menus } from './dashboards/menus.ts';
import routes from './routes.ts';
import { entranceOf, homeOf, type AccountType } from './lib/session/accounts.ts';

const paths = pathsOf(routes);
const kinds = Object.keys(menus) as AccountType[];

it.each(kinds)('the home page and the menu of the account type %s lead to existing pages', (kind) => {
  // pages that all kinds of account share have the path /dashboard/{page}, followed by the kind of account
  const lines = menus[kind].map(({ to, shared }) => (shared ? `/dashboard${to}` : dashboardOf(kind) + to));
  expect(paths).toEqual(expect.arrayContaining([homeOf(kind), ...lines]));
});

it('every kind of account except the patient has a menu', () => {
  expect(kinds.filter((kind) => menus[kind].length === 0)).toEqual(['patient']);
});

it.each([undefined, ...kinds])(
  'the sign-in page for the account type %s, shown after its session has ended, exists',
  (kind) => {
    expect(paths).toContain(entranceOf(kind));
  },
);

/** '/dashboard/doctor/appointments' and so on, without parameters. */
function pathsOf(entries: readonly (typeof routes)[number][], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path ? `${above}/${path.replace(/\/:.*$/, '')}` : above;
    return [...((path ?? index) ? [own || '/'] : []), ...pathsOf(children ?? [], own)];
  });
}
