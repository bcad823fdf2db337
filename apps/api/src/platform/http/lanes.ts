import type { BudgetName } from '@ivuriro/contract/budgets';
import type { Route } from './call.ts';
import { Lane, type LaneSize } from './lane.ts';

export const laneNames = ['callbacks', 'passwords', 'writes', 'reads', 'files', 'pages'] as const;
export type LaneName = (typeof laneNames)[number];
export type Lanes = Record<LaneName, Lane>;

/** For people, who after a longer wait have gone or ask again. */
const people = { queueWaitMs: 500 };
/** For gateways, which wait patiently, and after a refusal come back late. */
const machines = { queueWaitMs: 20_000 };

/**
 * The sizes for a process with so many connections to the database. Requests are refused by how long they wait (`Lane`);
 * the number that may wait only bounds memory, and fits a burst of short requests.
 */
const sizes = (connections: number): Record<LaneName, LaneSize> => ({
  callbacks: { atOnce: 2 * connections, waiting: 2_000, ...machines },
  // hashing one takes a thread of the four that Node has for all slow work, and 19 MiB
  passwords: { atOnce: 2, waiting: 8 * connections, ...people },
  writes: { atOnce: connections, waiting: 8 * connections, ...people },
  reads: { atOnce: 2 * connections, waiting: 8 * connections, ...people },
  // some are made when they are opened; calls do not stand behind them
  files: { atOnce: connections, waiting: 8 * connections, ...people },
  // rendering a page takes the one processor, not the database
  pages: { atOnce: 8, waiting: 50, ...people },
});

export const lanesFor = (connections: number): Lanes => {
  const sized = sizes(connections);
  return Object.fromEntries(laneNames.map((name) => [name, new Lane(sized[name])])) as Lanes;
};

/** Whether a request is waiting in any lane. */
export const isRequestQueued = (lanes: Lanes): boolean => laneNames.some((name) => lanes[name].waiting > 0);

// `%61pi` leads to the api too; no page of ours has a percent sign in its first part
const call = /^\/(?:api(?![\w.-])|[^/?]*%)/;
// what is not stored is made, and each opening is written into the audit
const privateFile = /^\/files\/private\//;

/** Addresses that have lanes of their own: the gateways' webhooks by their beginning, those of passwords by the whole. */
export interface OwnLanes {
  callbacks: readonly string[];
  passwords: ReadonlySet<string>;
}
/** Whoever spends one of these enters a password, or chooses one: each is hashed. */
const hashes: readonly (BudgetName | undefined)[] = ['sign_in', 'sign_up', 'password', 'password_reset'];

export const ownLanesOf = (routes: readonly Route[]): OwnLanes => ({
  callbacks: routes.filter(({ who }) => who === 'secret').map(({ path }) => `/api${path.split('{', 1)[0]}`),
  passwords: new Set(
    routes.filter(({ endpoint }) => hashes.includes(endpoint.budget)).map(({ path }) => `/api${path}`),
  ),
});

/**
 * The lane of a request. Null for what costs next to nothing or must always be answered: static files, pictures, health,
 * metrics. Pages enter their lane later, when one really has to be rendered.
 */
export function laneOf(method: string, url: string, { callbacks, passwords }: OwnLanes): LaneName | null {
  if (privateFile.test(url)) return 'files';
  if (!call.test(url)) return null;
  if (method === 'GET' || method === 'HEAD') return 'reads';
  if (callbacks.some((address) => url.startsWith(address))) return 'callbacks';
  return passwords.has(routedPath(url)) ? 'passwords' : 'writes';
}

/** The path as the router will read it: without query, percent signs and a slash at its end. */
function routedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!.replace(/\/$/, '');
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
