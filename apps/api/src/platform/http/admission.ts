import { type IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../ids.ts';
import { everywhere } from '../web/security-headers.ts';
import type { Lane, Turn } from './lane.ts';
import { laneOf, type Lanes, lanesFor } from './lanes.ts';
import { busyBody } from './translate.ts';

/** Whom the process lets in, and how it takes its leave. */
export interface Admission {
  lanes: Lanes;
  /** Before anything else looks at a request: it is let in, waits, or is refused. */
  before: (handle: RequestListener) => RequestListener;
  /** The answer is there: its place is free, however long it takes to arrive. */
  answered: (request: IncomingMessage) => void;
  /** From now on each answer ends its connection, so that the next request goes to another process. */
  leave: () => void;
  /** Takes no connection any more; returns when all that was asked is answered. */
  finish: (server: Server) => Promise<void>;
}

/** Where a request keeps its place. */
const place = Symbol('place');
declare module 'node:http' {
  interface IncomingMessage {
    [place]?: Place;
  }
}

/** Whose body takes longer to arrive is not worked at meanwhile. */
const arrivesMs = 1_000;
/** Nothing is worked at for longer (decision 027), even when whoever asked has gone. */
const longestMs = 30_000;
const quietMs = 50;

/** `callbacks` are the addresses at which a gateway tells us something. */
export function admissionFor(connections: number, callbacks: readonly string[]): Admission {
  const lanes = lanesFor(connections);
  const open: ServerResponse[] = [];
  let leaving = false;
  let emptied = () => {};

  const take = (lane: Lane, request: IncomingMessage, response: ServerResponse) => {
    const taken = new Place(lane, request);
    request[place] = taken;
    // who has gone has left his work behind
    response.once('close', () => {
      if (response.writableEnded) taken.leave();
      else setTimeout(() => taken.leave(), longestMs).unref();
    });
  };

  return {
    lanes,
    before: (handle) => (request, response) => {
      if (leaving) response.setHeader('connection', 'close');
      const name = laneOf(request.method!, request.url!, callbacks);
      const lane = name && lanes[name];
      const turn: Turn = {
        begin: () => {
          if (lane) take(lane, request, response);
          handle(request, response);
        },
        refuse: () => refuse(response, lane!.refused),
      };
      if (lane?.full) return lane.refuse(turn);
      open.push(response);
      response.once('close', () => {
        lane?.withdraw(turn);
        open.splice(open.indexOf(response), 1);
        if (open.length === 0) emptied();
      });
      if (lane) lane.enter(turn);
      else turn.begin();
    },
    answered: (request) => request[place]?.leave(),
    leave: () => {
      leaving = true;
      for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close');
    },
    finish: async (server) => {
      server.close();
      do {
        if (open.length > 0) await new Promise<void>((resolve) => (emptied = resolve));
        // what has arrived and was not read yet is read
        await pause(quietMs);
      } while (open.length > 0);
      // those on which nothing was ever asked are not idle to Node
      server.closeAllConnections();
    },
  };
}

/**
 * One place, left once; who sends slowly has none until everything is here. No function on the request: one that knows the
 * object on which it is kept keeps both in memory until the next great collection, as a weak map would (decision 038).
 */
class Place {
  readonly #lane: Lane;
  readonly #request: IncomingMessage;
  readonly #late: NodeJS.Timeout | undefined;
  #state: 'counted' | 'arriving' | 'left' = 'counted';

  constructor(lane: Lane, request: IncomingMessage) {
    this.#lane = lane;
    this.#request = request;
    const { headers } = request;
    const sends = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (sends) this.#late = setTimeout(() => this.#stepOut(), arrivesMs).unref();
  }

  leave(): void {
    clearTimeout(this.#late);
    if (this.#state === 'counted') this.#lane.leave();
    this.#state = 'left';
  }

  #stepOut(): void {
    if (this.#state !== 'counted' || this.#request.complete) return;
    this.#state = 'arriving';
    this.#lane.leave();
    this.#request.once('end', () => {
      if (this.#state !== 'arriving') return;
      this.#state = 'counted';
      this.#lane.comeBack();
    });
  }
}

/** Costs next to nothing. Not everybody is sent back at the same moment. */
function refuse(response: ServerResponse, count: number): void {
  const id = newId();
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
