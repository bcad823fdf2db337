import pg from 'pg';
import { type Acting, asksWho, sayWho, whoActs } from './actor-context.ts';
import { byText } from './by-text.ts';
import { AppConnection } from './app-connection.ts';

/** A query: its text with the values, and a name when PostgreSQL should keep its plan. */
export interface PendingRead {
  text: string;
  values?: unknown[];
  name?: string | undefined;
}

interface Lane {
  client: Promise<pg.Client>;
  waiting: number;
  /** When it last answered, or was first asked again. */
  lastWord: number;
  /** How long it has taken for an answer lately, in milliseconds. */
  pace: number;
  /** Who was last told to ask, and that statement: a query that relies on it fails when it fails. */
  told?: { who: Acting; word: Promise<unknown> };
}
/** A connection that is asked and silent for so long, in milliseconds, is at something long: nothing more is sent to it. */
const silence = 50;
/** The pace of a connection is that of about its last five answers; how slow it was says less with every 10 ms of rest. */
const paceOver = 5;
const restMs = 10;
/** How many queries of one turn share a connection: on one connection they are answered one after the other. */
const togetherAtMost = 4;

/**
 * Reads outside of transactions, on a few shared connections. What is asked in one turn of the event loop is sent in one
 * write, whoever asks, and answered in order. Nothing here may wait for a lock, because the queries behind it would wait
 * too: only what passes `isRead` may be asked.
 */
export function openReads(config: pg.ClientConfig, size: number) {
  const lanes: (Lane | undefined)[] = Array.from({ length: size });
  let ended = false;

  const laneAt = (index: number): Lane => {
    const known = lanes[index];
    if (known) return known;
    const client = new AppConnection({ ...config, pipeline: true });
    const lane: Lane = { client: client.connect().then(() => client), waiting: 0, lastWord: 0, pace: 0 };
    // a dead connection fails its queries; the next query opens a new one
    const invalidate = () => {
      if (lanes[index] === lane) lanes[index] = undefined;
    };
    client.on('error', invalidate);
    client.on('end', invalidate);
    lane.client.catch(invalidate);
    lanes[index] = lane;
    return lane;
  };
  const soonestFree = (): Lane | undefined => {
    const now = performance.now();
    let best: { lane: Lane; after: number } | undefined;
    for (let index = 0; index < size; index++) {
      // none is opened while one is idle
      const lane = best?.lane.waiting === 0 ? lanes[index] : laneAt(index);
      if (!lane || (lane.waiting > 0 && now - lane.lastWord > silence)) continue;
      const after = answersAfter(lane, now);
      if (!best || after < best.after) best = { lane, after };
    }
    return best?.lane;
  };
  // queries of one turn of the event loop mostly belong together: a few of them go to one connection
  let task: { lane: Lane; asked: number } | undefined;
  const laneOfTask = (): Lane | undefined => {
    if (task && ++task.asked <= togetherAtMost) return task.lane;
    const lane = soonestFree();
    if (!lane) return undefined;
    if (!task) setImmediate(() => (task = undefined));
    task = { lane, asked: 1 };
    return lane;
  };
  const askOn = async (lane: Lane, asked: PendingRead): Promise<pg.QueryResult> => {
    if (lane.waiting++ === 0) lane.lastWord = performance.now();
    try {
      const client = await lane.client;
      writeTogether(client);
      if (!asksWho(asked.text)) return await client.query(asked);
      const who = whoActs();
      if (lane.told?.who !== who) lane.told = { who, word: client.query(sayWho(who, 'next')) };
      const [, answer] = await Promise.all([lane.told.word, client.query(asked)]);
      return answer;
    } catch (error) {
      delete lane.told;
      throw error;
    } finally {
      const now = performance.now();
      lane.waiting--;
      lane.pace += (now - lane.lastWord - lane.pace) / paceOver;
      lane.lastWord = now;
    }
  };

  return {
    /** The answer; undefined when every connection is at something long, and the query needs one of its own. */
    query(asked: PendingRead): Promise<pg.QueryResult> | undefined {
      if (ended) throw new Error('The database was closed.');
      const lane = laneOfTask();
      return lane && askOn(lane, asked);
    },
    async end(): Promise<void> {
      ended = true;
      await Promise.allSettled(lanes.map(async (lane) => (await lane?.client)?.end()));
    },
  };
}

/**
 * In how many milliseconds a query sent now would be answered. On a machine whose processors are all busy one connection
 * may answer twenty times as slowly as the others, for half a second.
 */
function answersAfter({ waiting, pace, lastWord }: Lane, now: number): number {
  const silent = now - lastWord;
  return waiting > 0 ? (waiting + 1) * Math.max(pace, silent) : pace / (1 + silent / restMs);
}

const corked = new WeakSet<pg.ClientBase>();
/** Collects what is written to the connection in this turn into one write, which is cheaper than many. */
export function writeTogether(client: pg.ClientBase): void {
  if (corked.has(client)) return;
  const { stream } = (client as pg.ClientBase & { connection: pg.Connection }).connection;
  corked.add(client);
  stream.cork();
  setImmediate(() => {
    corked.delete(client);
    stream.uncork();
  });
}

const begins = /^\s*(select|with)\b/i;
const changes =
  /\b(insert|update|delete|merge|lock|notify|nextval|setval|set_config|into|for\s+(key\s+)?share)\b|advisory|graphile_worker/i;
/** Whether a statement only reads: it takes no lock, waits for none and changes nothing. */
export const isRead = byText((text) => begins.test(text) && !changes.test(text));
