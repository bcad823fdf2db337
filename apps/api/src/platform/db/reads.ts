import pg from 'pg';
import { type Acting, asksWho, sayWho, whoActs } from './acting.ts';
import { byText } from './by-text.ts';
import { Connection } from './connection.ts';

/** What is asked of the database: a text with its values, and a name when the server shall keep its plan. */
export interface Asked {
  text: string;
  values?: unknown[];
  name?: string | undefined;
}

interface Lane {
  client: Promise<pg.Client>;
  waiting: number;
  /** When it last answered, or was first asked again. */
  lastWord: number;
  /** For whom it was last told to ask, and the word itself: who relies on it fails with it. */
  told?: { who: Acting; word: Promise<unknown> };
}
/** Who has been silent so long, in milliseconds, answers something long: nobody is sent to stand behind it. */
const silence = 50;
/** So many questions of one turn go on one connection: what stands behind each other is not answered side by side. */
const togetherAtMost = 4;

/**
 * Reads outside of transactions. They share few connections: what is asked in one turn of the event loop goes out in
 * one write, however many callers asked, and the answers come back in order. Nothing here may wait for a lock: what
 * stands behind it would wait too. `isRead` says what may come.
 */
export function openReads(config: pg.ClientConfig, size: number) {
  const lanes: (Lane | undefined)[] = Array.from({ length: size });
  let ended = false;

  const laneAt = (index: number): Lane => {
    const known = lanes[index];
    if (known) return known;
    const client = new Connection({ ...config, pipeline: true });
    const lane: Lane = { client: client.connect().then(() => client), waiting: 0, lastWord: 0 };
    // a dead connection fails what was asked on it; the next question opens another
    const forget = () => {
      if (lanes[index] === lane) lanes[index] = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    lane.client.catch(forget);
    lanes[index] = lane;
    return lane;
  };
  const leastAsked = (): Lane | undefined => {
    const now = performance.now();
    let best: Lane | undefined;
    for (let index = 0; index < size && best?.waiting !== 0; index++) {
      const lane = laneAt(index);
      if (lane.waiting > 0 && now - lane.lastWord > silence) continue;
      if (!best || lane.waiting < best.waiting) best = lane;
    }
    return best;
  };
  // what is asked in one turn of the event loop mostly belongs together: a few questions go on one connection
  let turn: { lane: Lane; asked: number } | undefined;
  const laneOfTurn = (): Lane | undefined => {
    if (turn && ++turn.asked <= togetherAtMost) return turn.lane;
    const lane = leastAsked();
    if (!lane) return undefined;
    if (!turn) setImmediate(() => (turn = undefined));
    turn = { lane, asked: 1 };
    return lane;
  };
  const askOn = async (lane: Lane, asked: Asked): Promise<pg.QueryResult> => {
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
      lane.waiting--;
      lane.lastWord = performance.now();
    }
  };

  return {
    /** The answer; nothing when every connection is at something long, and the question needs one of its own. */
    query(asked: Asked): Promise<pg.QueryResult> | undefined {
      if (ended) throw new Error('The database was closed.');
      const lane = laneOfTurn();
      return lane && askOn(lane, asked);
    },
    async end(): Promise<void> {
      ended = true;
      await Promise.allSettled(lanes.map(async (lane) => (await lane?.client)?.end()));
    },
  };
}

const corked = new WeakSet<pg.ClientBase>();
/** Holds what this turn writes on the connection until the turn is over: a write costs more than what is written. */
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
/** Whether a statement reads and nothing else: it takes no lock, waits for none, and leaves nothing behind. */
export const isRead = byText((text) => begins.test(text) && !changes.test(text));
