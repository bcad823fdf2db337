import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { everywhere } from '../web/security-headers.ts';
import type { Lane, LaneTask } from './lane.ts';
import { laneOf, type Lanes, lanesFor, type OwnLanes } from './lanes.ts';
import type { Client } from './shares.ts';
import { busyBody } from './translate.ts';

/** Load shedding decides which requests the process accepts, and how it stops. */
export interface LoadShedder {
  lanes: Lanes;
  clientOf: (request: IncomingMessage) => Client;
  /** Wraps the server's handler: each request starts at once, waits in the queue of its lane, or is refused. */
  before: (handle: RequestListener) => RequestListener;
  /** Frees the lane when the answer is ready, however long the client takes to receive it. */
  answered: (request: IncomingMessage) => void;
  /** From now on, each answer closes its connection, so that the client's next request reaches another process. */
  leave: () => void;
  /** Accepts no new connection; resolves when every request is answered. */
  finish: (server: Server) => Promise<void>;
}

/** The property of a request under which its lane occupancy is stored. */
const occupancyKey = Symbol('occupancy');
declare module 'node:http' {
  interface IncomingMessage {
    [occupancyKey]?: LaneOccupancy;
  }
}

/**
 * The milliseconds within which the body of a request should arrive. A request with a slower body does not count in its
 * lane until the body is complete.
 */
const arrivesMs = 1_000;
/** The longest time that a request runs, in milliseconds (decision 027), even after its client has disconnected. */
const longestMs = 30_000;
const quietMs = 50;

export function loadShedder(
  connections: number,
  ownLanes: OwnLanes,
  clientOf: (request: IncomingMessage) => Client,
): LoadShedder {
  const lanes = lanesFor(connections);
  const open: ServerResponse[] = [];
  let leaving = false;
  let emptied = () => {};

  const occupy = (lane: Lane, client: Client | null, request: IncomingMessage, response: ServerResponse) => {
    const occupancy = new LaneOccupancy(lane, client, request);
    request[occupancyKey] = occupancy;
    // a request continues after its client has disconnected, so its place in the lane is freed only after the longest
    // time that a request runs
    response.once('close', () => {
      if (response.writableEnded) occupancy.leave();
      else setTimeout(() => occupancy.leave(), longestMs).unref();
    });
  };

  return {
    lanes,
    clientOf,
    before: (handle) => (request, response) => {
      if (leaving) response.setHeader('connection', 'close');
      request.url = originForm(request.url!);
      const name = laneOf(request.method!, request.url, ownLanes);
      const lane = name && lanes[name];
      const client = name && name !== 'callbacks' ? clientOf(request) : null;
      const task: LaneTask = {
        client,
        begin: () => {
          if (lane) occupy(lane, client, request, response);
          handle(request, response);
        },
        refuse: () => refuse(response, lane!.refused),
      };
      if (lane && !lane.hasRoomFor(client)) return lane.refuse(task);
      open.push(response);
      response.once('close', () => {
        lane?.withdraw(task);
        open.splice(open.indexOf(response), 1);
        if (open.length === 0) emptied();
      });
      if (lane) lane.enter(task);
      else task.begin();
    },
    answered: (request) => request[occupancyKey]?.leave(),
    leave: () => {
      leaving = true;
      for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close');
    },
    finish: async (server) => {
      server.close();
      do {
        if (open.length > 0) await new Promise<void>((resolve) => (emptied = resolve));
        // waits a moment, so that requests that have arrived but were not read yet are still read and answered
        await pause(quietMs);
      } while (open.length > 0);
      // also closes connections that never sent a request, which Node does not count as idle
      server.closeAllConnections();
    },
  };
}

/**
 * The path of a request target, which may also be an absolute URL: a proxy may send `http://host/path`. A request about
 * the server as a whole has the target `*` (RFC 9112 §3.2).
 */
const originForm = (target: string): string =>
  target.startsWith('/') ? target : `/${target.replace(/^https?:\/\/[^/?]*\/?/i, '')}`;

/**
 * The place that a request occupies in a lane, and frees only once. While the body of the request arrives slowly, the
 * request does not count in the lane. This is an object, because a function stored on the request would refer to the
 * request, and both would stay in memory (decision 038).
 */
class LaneOccupancy {
  readonly #lane: Lane;
  readonly #client: Client | null;
  readonly #request: IncomingMessage;
  readonly #late: NodeJS.Timeout | undefined;
  #state: 'counted' | 'arriving' | 'left' = 'counted';

  constructor(lane: Lane, client: Client | null, request: IncomingMessage) {
    this.#lane = lane;
    this.#client = client;
    this.#request = request;
    const { headers } = request;
    const sends = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (sends) this.#late = setTimeout(() => this.#stepOut(), arrivesMs).unref();
  }

  leave(): void {
    clearTimeout(this.#late);
    if (this.#state === 'counted') this.#lane.leave(this.#client);
    this.#state = 'left';
  }

  #stepOut(): void {
    if (this.#state !== 'counted' || this.#request.complete) return;
    this.#state = 'arriving';
    this.#lane.leave(this.#client);
    this.#request.once('end', () => {
      if (this.#state !== 'arriving') return;
      this.#state = 'counted';
      this.#lane.resume(this.#client);
    });
  }
}

/**
 * Refuses a request at almost no cost. The `retry-after` seconds differ, so that refused clients do not all come back
 * at the same moment.
 */
function refuse(response: ServerResponse, count: number): void {
  const id = randomUUID();
  const body = busyBody(id);
  response
    .writeHead(503, {
      ...everywhere,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      'retry-after': String(1 + (count % 4)),
      'x-request-id': id,
    })
    .end(body);
}
