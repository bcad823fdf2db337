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

/**
 * Where a request keeps how its place is left. A weak map of them, or a set of what is open, would hold requests that are long
 * answered until the next great collection, and the small ones would take ten times as long.
 */
const place = Symbol('place');
declare module 'node:http' {
  interface IncomingMessage {
    [place]?: () => void;
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
    const leaveOnce = placeIn(lane, request);
    request[place] = leaveOnce;
    // who has gone has left his work behind
    response.once('close', () => {
      if (response.writableEnded) leaveOnce();
      else setTimeout(leaveOnce, longestMs).unref();
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
    answered: (request) => request[place]?.(),
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

/** One place; who sends slowly has none until everything is here. Answers how it is left. */
function placeIn(lane: Lane, request: IncomingMessage): () => void {
  let state: 'counted' | 'arriving' | 'left' = 'counted';
  const { headers } = request;
  const sends = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  const late = sends ? setTimeout(stepOut, arrivesMs).unref() : undefined;
  return () => {
    clearTimeout(late);
    if (state === 'counted') lane.leave();
    state = 'left';
  };

  function stepOut(): void {
    if (state !== 'counted' || request.complete) return;
    state = 'arriving';
    lane.leave();
    request.once('end', () => {
      if (state !== 'arriving') return;
      state = 'counted';
      lane.comeBack();
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
