import { Lane, type LaneSize } from './lane.ts';

export const laneNames = ['callbacks', 'writes', 'reads', 'pages'] as const;
export type LaneName = (typeof laneNames)[number];
export type Lanes = Record<LaneName, Lane>;

/** For people: who waits longer has gone, or asks again. */
const people = { patienceMs: 500 };
/** For a gateway, which has patience, and comes again late. */
const machines = { patienceMs: 20_000 };

/** For a process with so many connections to the database. */
const sizes = (connections: number): Record<LaneName, LaneSize> => ({
  callbacks: { atOnce: 2 * connections, waiting: 2_000, ...machines },
  writes: { atOnce: connections, waiting: 2 * connections, ...people },
  reads: { atOnce: 2 * connections, waiting: 8 * connections, ...people },
  // a page is made on the processor, of which there is one
  pages: { atOnce: 8, waiting: 50, ...people },
});

export const lanesFor = (connections: number): Lanes => {
  const sized = sizes(connections);
  return Object.fromEntries(laneNames.map((name) => [name, new Lane(sized[name])])) as Lanes;
};

/** Whether anybody waits for his turn. */
export const isLine = (lanes: Lanes): boolean => laneNames.some((name) => lanes[name].waiting > 0);

// a letter of `api` that is written as its code leads there too; no page of ours begins so
const call = /^\/(?:api(?![\w.-])|[^/?]*%)/;

/**
 * The lane of a call. None for what costs next to nothing or has to be seen at all times: static files, pictures, health,
 * metrics; of pages only those stand in theirs that have to be rendered.
 */
export function laneOf(method: string, url: string, callbacks: readonly string[]): LaneName | null {
  if (!call.test(url)) return null;
  if (method === 'GET' || method === 'HEAD') return 'reads';
  return callbacks.some((address) => url.startsWith(address)) ? 'callbacks' : 'writes';
}
