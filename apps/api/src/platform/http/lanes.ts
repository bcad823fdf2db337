import type { BudgetName } from '@ivuriro/contract/budgets';
import type { Route } from './call.ts';
import { Lane, type LaneSize } from './lane.ts';

export const laneNames = ['callbacks', 'passwords', 'writes', 'reads', 'files', 'pages'] as const;
export type LaneName = (typeof laneNames)[number];
export type Lanes = Record<LaneName, Lane>;

/** The queue wait for requests of people, who leave or reload after a longer wait. */
const people = { queueWaitMs: 500 };
/** The queue wait for requests of payment gateways, which wait long, and retry late after a refusal. */
const machines = { queueWaitMs: 20_000 };

/**
 * The sizes for a process with this many database connections. Requests are refused by how long they wait (`Lane`); the
 * maximum queue length only limits memory, and fits a burst of short requests.
 */
const sizes = (connections: number): Record<LaneName, LaneSize> => ({
  callbacks: { atOnce: 2 * connections, waiting: 2_000, ...machines },
  // hashing a password takes one of the four threads that Node has for slow work, and 19 MiB
  passwords: { atOnce: 2, waiting: 8 * connections, ...people },
  writes: { atOnce: connections, waiting: 8 * connections, ...people },
  reads: { atOnce: 2 * connections, waiting: 8 * connections, ...people },
  // some files are generated when they are opened, and API calls must not wait behind them
  files: { atOnce: connections, waiting: 8 * connections, ...people },
  // rendering a page takes processor time, not the database
  pages: { atOnce: 8, waiting: 50, ...people },
});

export const lanesFor = (connections: number): Lanes => {
  const sized = sizes(connections);
  return Object.fromEntries(laneNames.map((name) => [name, new Lane(sized[name])])) as Lanes;
};

/** Whether a request is waiting in any lane. */
export const isRequestQueued = (lanes: Lanes): boolean => laneNames.some((name) => lanes[name].waiting > 0);

// a percent-encoded path such as `/%61pi` reaches the API too; no page of ours has a percent sign in its first segment
const call = /^\/(?:api(?![\w.-])|[^/?]*%)/;
// files that are not stored are generated, and each opening is written to the audit log
const privateFile = /^\/files\/private\//;

/**
 * URL paths that have lanes of their own: webhooks of gateways by their prefix, endpoints that hash passwords by the
 * full path.
 */
export interface OwnLanes {
  callbacks: readonly string[];
  passwords: ReadonlySet<string>;
}
/** Rate limits of endpoints that check or set a password, which must be hashed. */
const hashes: readonly (BudgetName | undefined)[] = ['sign_in', 'sign_up', 'password', 'password_reset'];

export const ownLanesOf = (routes: readonly Route[]): OwnLanes => ({
  callbacks: routes.filter(({ who }) => who === 'secret').map(({ path }) => `/api${path.split('{', 1)[0]}`),
  passwords: new Set(
    routes.filter(({ endpoint }) => hashes.includes(endpoint.budget)).map(({ path }) => `/api${path}`),
  ),
});

/**
 * The lane of a request; null for cheap requests and those that must always be answered: static files, pictures,
 * health, metrics. Pages enter their lane later, when one must be rendered.
 */
export function laneOf(method: string, url: string, { callbacks, passwords }: OwnLanes): LaneName | null {
  if (privateFile.test(url)) return 'files';
  if (!call.test(url)) return null;
  if (method === 'GET' || method === 'HEAD') return 'reads';
  if (callbacks.some((address) => url.startsWith(address))) return 'callbacks';
  return passwords.has(routedPath(url)) ? 'passwords' : 'writes';
}

/** The path as the router reads it: without query, percent encoding and a slash at its end. */
function routedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!.replace(/\/$/, '');
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
