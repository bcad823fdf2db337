import { Lane, type LaneSize } from './lane.ts';

export const laneNames = ['callbacks', 'writes', 'reads', 'pages'] as const;
export type LaneName = (typeof laneNames)[number];
export type Lanes = Record<LaneName, Lane>;

/** For people, who after a longer wait have gone or ask again. */
const people = { patienceMs: 500 };
/** For gateways, which wait patiently, and after a refusal come back late. */
const machines = { patienceMs: 20_000 };

/**
 * The sizes for a process with so many connections to the database. Requests are refused by how long they wait (`Lane`);
 * the number that may wait only bounds memory, and fits a burst of short requests.
 */
const sizes = (connections: number): Record<LaneName, LaneSize> => ({
  callbacks: { atOnce: 2 * connections, waiting: 2_000, ...machines },
  writes: { atOnce: connections, waiting: 8 * connections, ...people },
  reads: { atOnce: 2 * connections, waiting: 8 * connections, ...people },
  // rendering a page takes the one processor, not the database
  pages: { atOnce: 8, waiting: 50, ...people },
});

export const lanesFor = (connections: number): Lanes => {
  const sized = sizes(connections);
  return Object.fromEntries(laneNames.map((name) => [name, new Lane(sized[name])])) as Lanes;
};

/** Whether a request is waiting in any lane. */
export const isLine = (lanes: Lanes): boolean => laneNames.some((name) => lanes[name].waiting > 0);

// `%61pi` leads to the api too; no page of ours has a percent sign in its first part
const call = /^\/(?:api(?![\w.-])|[^/?]*%)/;

/**
 * The lane of a call. Null for what costs next to nothing or must always be answered: static files, pictures, health,
 * metrics. Pages enter their lane later, when one really has to be rendered.
 */
export function laneOf(method: string, url: string, callbacks: readonly string[]): LaneName | null {
  if (!call.test(url)) return null;
  if (method === 'GET' || method === 'HEAD') return 'reads';
  return callbacks.some((address) => url.startsWith(address)) ? 'callbacks' : 'writes';
}
