// The authorization matrix: tests every route with every principal and every object. Its seeded faults are mutants:
// routes with one check removed. `--quick` runs a quarter of the mutants, chosen by the seed; `--prove` runs only the
// mutants, and `--faults` lists them.
import { composeApp, grants, guardedTables, routes } from '../apps/api/src/app.ts';
import { refOf } from '../apps/api/src/platform/http/access.ts';
import { openDatabase } from '../apps/api/src/platform/db/pool.ts';
import type { Grant } from '../apps/api/src/platform/http/grants.ts';
import { createServer } from '../apps/api/src/platform/http/server.ts';
import { waitForNoDisk } from './database.ts';
import { type Cell } from './matrix/cell.ts';
import { cellsOf, memberCellsOf } from './matrix/cells.ts';
import { judge, letThrough, type Verdict, wrongDenials } from './matrix/judge.ts';
import { type Mutant, mutantsOf } from './matrix/mutants.ts';
import { roleMutantsOf } from './matrix/role-mutants.ts';
import { alterDatabase } from './database-faults.ts';
import { random, conclude } from './seed.ts';
import { startApiFixture, type ApiFixture } from './api-fixture.ts';

const total: Verdict = { passed: 0, wrong: [] };
const every = [...mutantsOf(routes, grants), ...roleMutantsOf(routes, grants)];
const mutants = process.argv.includes('--quick') ? every.filter(() => random.one(0.25)) : every;
const began = Date.now();
const seconds = () => `after ${Math.round((Date.now() - began) / 1000)} s`;
if (process.argv.includes('--faults')) for (const { name } of every) console.log(name);
else await judgeAll();
process.exit();

async function judgeAll(): Promise<void> {
  const fixture = await startApiFixture(new Date());
  await waitForNoDisk(fixture.platform.pool);
  try {
    if (!process.argv.includes('--prove')) await tryProduct(fixture);
    await trySecondWall(fixture);
    // disables row security, because otherwise it would hide that a condition is missing in a query
    await alterDatabase(
      fixture.platform.pool,
      ...guardedTables.map((table) => `alter table ${table} disable row level security`),
    );
    await tryMutants(fixture);
  } finally {
    await fixture.stop();
  }
  conclude(total.passed, total.wrong);
}

async function tryProduct(fixture: ApiFixture): Promise<void> {
  const app = composeApp(fixture.platform);
  await app.ready();
  for (const route of routes) {
    const verdict = await judge(app, fixture, route, await cellsOf(route, grants, fixture));
    total.passed += verdict.passed;
    total.wrong.push(...verdict.wrong);
  }
  await app.close();
  console.log(`${routes.length} routes, ${total.passed + total.wrong.length} cells, ${seconds()}`);
}

/** Whether row security protects the table of a grant; `table` may be a subquery of tables. */
function guards(table: string): boolean {
  return guardedTables.some((name) => new RegExp(`\\b${name}\\b`).test(table));
}

/** Runs queries without their ownership condition: row security alone must then hide the rows of other owners. */
async function trySecondWall(fixture: ApiFixture): Promise<void> {
  const isOwned = (grant: Grant) => guards(grant.table) && Object.values(grant.by).join(' ').includes('$2');
  const objects = new Set(grants.filter(isOwned).map((grant) => grant.object));
  const held = mutants.filter(
    ({ concerns, onlyMembers }) => !onlyMembers && concerns.every((route) => objects.has(refOf(route)?.object ?? '')),
  );
  for (const mutant of held) {
    const isForeign = ({ name, expected }: Cell) => expected !== 'allowed' && name.startsWith('foreign');
    const passes: Tried = (app, route, cells) => letThrough(app, fixture, route, cells.filter(isForeign));
    if (await isTrueOfOne(fixture, mutant, passes)) total.wrong.push(`not held by the second wall: ${mutant.name}`);
    else total.passed++;
  }
  if (held.length === 0) total.wrong.push('the second wall was not tried');
  console.log(`${held.length} mutants held by the second wall, ${seconds()}`);
}

/** Runs the matrix for each mutant. A mutant that is not caught stands for a check that the matrix does not test. */
async function tryMutants(fixture: ApiFixture): Promise<void> {
  for (const mutant of mutants) {
    const isCaught: Tried = async (app, route, cells) => {
      const denied = cells.filter((cell) => cell.expected !== 'allowed');
      return (await wrongDenials(app, route, denied, 1)).length > 0;
    };
    if (await isTrueOfOne(fixture, mutant, isCaught)) total.passed++;
    else total.wrong.push(`not caught: ${mutant.name}`);
  }
  console.log(`${mutants.length} mutants, each without one of the locks, ${seconds()}`);
}

type Tried = (app: ReturnType<typeof createServer>, route: Mutant['routes'][number], cells: Cell[]) => Promise<boolean>;

/**
 * Whether `tried` returns true for one of the routes that the mutant concerns. The server gets its own connections: on
 * shared ones the unchanged SQL is already prepared under the same statement names, so the changed SQL of the mutant
 * would fail.
 */
async function isTrueOfOne(fixture: ApiFixture, mutant: Mutant, tried: Tried): Promise<boolean> {
  const { close, ...database } = openDatabase(fixture.databaseUrl, 3);
  const app = createServer({ ...fixture.platform, ...database }, mutant.routes, mutant.grants);
  const restore = mutant.seed?.();
  const cellsFor = mutant.onlyMembers ? memberCellsOf : cellsOf;
  try {
    await app.ready();
    for (const route of mutant.concerns)
      if (await tried(app, route, await cellsFor(route, grants, fixture))) return true;
    return false;
  } finally {
    restore?.();
    await app.close();
    await close();
  }
}
