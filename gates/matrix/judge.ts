import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { flushDenials } from '../../apps/api/src/platform/http/denials.ts';
import type { Route } from '../../apps/api/src/platform/http/call.ts';
import type { createServer } from '../../apps/api/src/platform/http/server.ts';
import type { Cell } from './cell.ts';
import { marker } from './people.ts';
import { changedTables, snapshot } from './snapshot.ts';
import type { ApiFixture } from '../api-fixture.ts';

type App = ReturnType<typeof createServer>;

export interface Verdict {
  passed: number;
  /** One message for each request whose answer was wrong. */
  wrong: string[];
}

/**
 * Runs the calls of a route: first the calls that must be denied, with snapshots of the whole database before and after
 * them.
 */
export async function judge(app: App, fixture: ApiFixture, route: Route, cells: Cell[]): Promise<Verdict> {
  const at = `${route.method} ${route.path}`;
  const denied = cells.filter((cell) => cell.expected !== 'allowed');
  const { reads } = fixture.platform;
  const lines = await denialsIn(fixture.platform);
  const before = await snapshot(reads);
  const wrong = await wrongDenials(app, route, denied);
  const changed = changedTables(before, await snapshot(reads));
  if (changed.length > 0) wrong.push(`denied calls changed ${changed.join(', ')}`);
  const silent =
    denied.filter((cell) => leavesALine(route, cell)).length - ((await denialsIn(fixture.platform)) - lines);
  if (silent !== 0) wrong.push(`${silent} denials are missing in the audit`);
  for (const cell of cells)
    if (cell.expected === 'allowed') {
      const what = allowedProblem(await send(app, route, cell));
      if (what) wrong.push(`${cell.name}: ${what}`);
    }
  return { passed: Math.max(0, cells.length - wrong.length), wrong: wrong.map((what) => `${at}: ${what}`) };
}

/** Findings about calls that must be denied, at most `atMost`. */
export async function wrongDenials(app: App, route: Route, denied: Cell[], atMost = Infinity): Promise<string[]> {
  const wrong: string[] = [];
  let notFound: string | undefined;
  for (const cell of denied) {
    const reply = await send(app, route, cell);
    const bare = reply.text.replace(/"request_id":"[^"]*"/, '');
    if (cell.expected === 404) notFound ??= bare;
    const what = deniedProblem(cell, reply, bare, notFound);
    if (what) wrong.push(`${cell.name}: ${what}`);
    if (wrong.length >= atMost) break;
  }
  return wrong;
}

/** Whether one of the calls succeeded or changed a row. The wording of a refusal does not count. */
export async function letThrough(app: App, fixture: ApiFixture, route: Route, cells: Cell[]): Promise<boolean> {
  const { reads } = fixture.platform;
  const before = await snapshot(reads);
  for (const cell of cells) {
    const { status, text } = await send(app, route, cell);
    if (status < 300 || text.includes(marker)) return true;
  }
  return changedTables(before, await snapshot(reads)).length > 0;
}

/** Whether the denial must be in the audit log, as for signed-in callers and for webhooks without a secret. */
const leavesALine = ({ who }: Route, { expected, authorization }: Cell) =>
  who === 'secret' || (expected !== 401 && authorization !== '');

/** The number of denials in the audit log, which stores equal denials within a minute as one entry with a count. */
async function denialsIn(platform: Platform): Promise<number> {
  await flushDenials(platform);
  const { rows } = await platform.reads.query<{ denials: number }>(
    `select coalesce(sum(times), 0)::int as denials from audit where outcome <> 'done'`,
  );
  return rows[0]!.denials;
}

interface CallResult {
  status: number;
  code: string | undefined;
  text: string;
}

async function send(app: App, route: Route, cell: Cell): Promise<CallResult> {
  const reply = await app.inject({
    method: route.method as 'GET',
    url: cell.url,
    headers: cell.authorization ? { authorization: cell.authorization } : {},
    ...(route.method === 'POST' || route.method === 'PUT' ? { payload: cell.body } : {}),
  });
  const { code } = reply.body.startsWith('{') ? (JSON.parse(reply.body) as { code?: string }) : {};
  return { status: reply.statusCode, code, text: reply.body };
}

const denials = {
  401: { status: 401, code: 'signed_out' },
  403: { status: 403, code: 'wrong_role' },
  404: { status: 404, code: 'not_found' },
  not_permitted: { status: 403, code: 'not_permitted' },
} as const;
const codes: readonly string[] = Object.values(denials).map(({ code }) => code);

function deniedProblem(cell: Cell, { status, code, text }: CallResult, bare: string, notFound: string | undefined) {
  const expected = cell.expected as keyof typeof denials;
  const denial = denials[expected];
  if (status !== denial.status || code !== denial.code) return `${status} ${code ?? ''} instead of ${expected}`;
  if (text.includes(marker)) return 'the reply names somebody';
  if (expected === 404 && bare !== notFound) return 'this 404 differs from the others';
  return undefined;
}

function allowedProblem({ status, code }: CallResult) {
  const shut = code !== undefined && codes.includes(code);
  return shut || status >= 500 ? `${status} ${code ?? ''} instead of being let in` : undefined;
}
