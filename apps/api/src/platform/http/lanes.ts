import type { BudgetName } from '@ivuriro/contract/budgets';
import type { Route } from './call.ts';
import { Lane, type LaneSize } from './lane.ts';

export const laneNames = ['callbacks', 'passwords', 'writes', 'reads', 'files', 'pages'] as const;
export type LaneName = (typeof laneNames)[number];
export type Lanes = Record<LaneName, Lane>;

/** The queue wait for requests that people make; they leave or reload the page when a request waits longer. */
const people = { queueWaitMs: 500 };
/** The queue wait for requests of payment gateways, which accept a long wait, and retry late after a refusal. */
const machines = { queueWaitMs: 20_000 };

/**
 * The sizes of the lanes, for a process with this many database connections. A lane refuses requests because of the
 * time that they have waited (`Lane`); its maximum queue length only limits the memory, and has room for a burst of
 * short requests.
 */
const sizes = (connections: number): Record<LaneName, LaneSize> => ({
  callbacks: { atOnce: 2 * connections, waiting: 2_000, ...machines },
  // hashing a password takes one of the four threads that Node has for slow work, and 19 MiB of memory
  passwords: { atOnce: 2, waiting: 8 * connections, ...people },
  writes: { atOnce: connections, waiting: 8 * connections, ...people },
  reads: { atOnce: 2 * connections, waiting: 8 * connections, ...people },
  // some files are generated when they are opened, and API calls must not wait behind them
  files: { atOnce: connections, waiting: 8 * connections, ...people },
  // rendering a page takes processor time, so this limit does not depend on the database connections
  pages: { atOnce: 8, waiting: 50, ...people },
});

export const lanesFor = (connections: number): Lanes => {
  const sized = sizes(connections);
  return Object.fromEntries(laneNames.map((name) => [name, new Lane(sized[name])])) as Lanes;
};

/** Whether a request is waiting in any lane. */
export const isRequestQueued = (lanes: Lanes): boolean => laneNames.some((name) => lanes[name].waiting > 0);

// a percent-encoded path such as `/%61pi` reaches the API too; no page of ours has a percent sign in the first segment
// of its path
const call = /^\/(?:api(?![\w.-])|[^/?]*%)/;
// matches private files: those that are not stored are generated, and each opening is written to the audit log
const privateFile = /^\/files\/private\//;

/**
 * The URL paths of requests with a lane of their own: for webhooks of gateways the beginning of the path, for endpoints
 * that hash passwords the whole path.
 */
export interface OwnLanes {
  callbacks: readonly string[];
  passwords: ReadonlySet<string>;
}
/** The rate limits of endpoints that check or set a password. Such an endpoint has to hash the password. */
const hashes: readonly (BudgetName | undefined)[] = ['sign_in', 'sign_up', 'password', 'password_reset'];

export const ownLanesOf = (routes: readonly Route[]): OwnLanes => ({
  callbacks: routes.filter(({ who }) => who === 'secret').map(({ path }) => `/api${path.split('{', 1)[0]}`),
  passwords: new Set(
    routes.filter(({ endpoint }) => hashes.includes(endpoint.budget)).map(({ path }) => `/api${path}`),
  ),
});

/**
 * The lane of a request; null for cheap requests and for those that must always be answered: static files, pictures,
 * health checks, metrics. A page enters its lane later, when it has to be rendered.
 */
export function laneOf(method: string, url: string, { callbacks, passwords }: OwnLanes): LaneName | null {
  if (privateFile.test(url)) return 'files';
  if (!call.test(url)) return null;
  if (method === 'GET' || method === 'HEAD') return 'reads';
  if (callbacks.some((address) => url.startsWith(address))) return 'callbacks';
  return passwords.has(routedPath(url)) ? 'passwords' : 'writes';
}

/** The path as the router reads it: without the query, the percent encoding and a slash at the end. */
function routedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!.replace(/\/$/, '');
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
