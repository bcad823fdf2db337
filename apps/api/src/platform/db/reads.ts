import pg from 'pg';
import { type Acting, isSameActor, sayWho, whoActs } from './actor-context.ts';
import { ReadConnection } from './app-connection.ts';
import { readOnly } from './primary.ts';
import { prepareNoMore } from './statement-names.ts';
import { withStack } from './transaction.ts';
import { writeTogether } from './write-together.ts';

/** Runs statements that only read: on shared connections, or within a transaction. */
export interface Reads {
  query: <Row extends pg.QueryResultRow = any>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ) => Promise<pg.QueryResult<Row>>;
}

interface Lane {
  client: Promise<pg.Client>;
  waiting: number;
  /** When the connection last answered, or when a query was sent to it while no other was waiting. */
  lastWord: number;
  /** The average duration of the recent answers of this connection, in milliseconds. */
  pace: number;
  /**
   * The account that was last set on the connection, and the answer to the statement that set it. When that statement
   * fails, the queries that rely on the account fail too.
   */
  told?: { actor: Acting; answer: Promise<unknown> };
}
/**
 * A connection that has not answered for this many milliseconds is busy with a long query, and gets no further queries.
 */
const silence = 50;
/**
 * About how many of a connection's recent answers its average duration covers. After `restMs` milliseconds without
 * queries the average counts only half.
 */
const paceOver = 5;
const restMs = 10;
/** How many queries of one turn of the event loop share a connection, which answers them one after the other. */
const togetherAtMost = 4;

/**
 * Runs reads outside of transactions, on a few shared connections on which PostgreSQL refuses every write. All queries
 * that are made in one turn of the event loop are sent in one write and answered in order, even those of different
 * requests; so no query may wait for a lock. When every connection is busy with a long query, a query runs with
 * `elsewhere`, on a connection of its own.
 */
export function openReads(
  config: pg.ClientConfig,
  size: number,
  elsewhere: (statement: pg.QueryConfig) => Promise<pg.QueryResult>,
): Reads & { end: () => Promise<void> } {
  const lanes: (Lane | undefined)[] = Array.from({ length: size });
  let ended = false;

  const laneAt = (index: number): Lane => {
    const known = lanes[index];
    if (known) return known;
    const client = new ReadConnection({ ...config, pipeline: true });
    const lane: Lane = { client: client.connect().then(() => client), waiting: 0, lastWord: 0, pace: 0 };
    // the queries on a dead connection fail; the next query opens a new connection
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
      // no new connection is opened while one is idle
      const lane = best?.lane.waiting === 0 ? lanes[index] : laneAt(index);
      if (!lane || (lane.waiting > 0 && now - lane.lastWord > silence)) continue;
      const after = answersAfter(lane, now);
      if (!best || after < best.after) best = { lane, after };
    }
    return best?.lane;
  };
  // queries of one turn of the event loop usually belong together: up to four go to one connection
  let task: { lane: Lane; asked: number } | undefined;
  const laneOfTask = (): Lane | undefined => {
    if (task && ++task.asked <= togetherAtMost) return task.lane;
    const lane = soonestFree();
    if (!lane) return undefined;
    if (!task) setImmediate(() => (task = undefined));
    task = { lane, asked: 1 };
    return lane;
  };
  const askOn = async (lane: Lane, statement: pg.QueryConfig): Promise<pg.QueryResult> => {
    if (lane.waiting++ === 0) lane.lastWord = performance.now();
    try {
      const client: pg.Client = await lane.client;
      writeTogether(client);
      const actor = whoActs();
      if (!isSameActor(lane.told?.actor, actor)) lane.told = { actor, answer: client.query(sayWho(actor, 'next')) };
      const [, answer] = await Promise.all([lane.told!.answer, client.query(statement)]);
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
  const ask = async (statement: pg.QueryConfig): Promise<pg.QueryResult> => {
    if (ended) throw new Error('The database was closed.');
    const lane = laneOfTask();
    try {
      return await (lane ? askOn(lane, statement) : elsewhere(statement));
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === readOnly)
        throw new Error('A statement outside of a transaction may only read.', { cause: error });
      const { name: _, ...unprepared } = statement;
      if (prepareNoMore(error, statement)) return ask(unprepared);
      throw withStack(error);
    }
  };

  return {
    query: (statement, values) =>
      ask(typeof statement === 'string' ? { text: statement, ...(values && { values }) } : statement),
    end: async () => {
      ended = true;
      await Promise.allSettled(lanes.map(async (lane) => (await lane?.client)?.end()));
    },
  };
}

/**
 * The estimated milliseconds until a query sent now is answered. When all processors of a machine are busy, one
 * connection may answer twenty times as slowly as the others for half a second.
 */
function answersAfter({ waiting, pace, lastWord }: Lane, now: number): number {
  const silent = now - lastWord;
  return waiting > 0 ? (waiting + 1) * Math.max(pace, silent) : pace / (1 + silent / restMs);
}
