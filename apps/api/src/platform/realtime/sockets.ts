import type { Server as HttpServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';
import type { Config } from '../config.ts';
import type { Platform } from '../platform.ts';
import { type Actor, actorOf } from '../session.ts';
import { invalidatePages } from '../web/page-cache.ts';
import { answerEvent, type SocketRules } from './answer-events.ts';
import type { Realtime } from './realtime.ts';
import type { Relay } from './relay.ts';
import { say } from './socket-event.ts';

/** How the modules use sockets: the events that clients may send, the handler of closed sockets, and the screens. */
export interface SocketUse {
  manners: SocketRules;
  left: (socketId: string) => Promise<void>;
  /** Returns the screen that a secret opens without a sign-in, or null for other secrets. */
  screen: (secret: string) => Promise<string | null>;
}
/** The sockets of all processes. Each account and each session has a room of its own. */
export interface Sockets extends Realtime {
  attach: (server: HttpServer, platform: Platform, use: SocketUse) => void;
  close: () => Promise<void>;
}

const eventsPerSecond = 50;
/** The largest number of events of one socket that may wait, so that a slow database does not make the queue grow. */
const mostWaiting = 100;
const pagesChanged = 'pages_changed';
/** The longest time in which another process has to report whether it has a socket, in milliseconds. */
const elsewhereMs = 2_000;
/**
 * A process that does not answer may be cut off only for a moment, so its sockets count as gone only after this number
 * of milliseconds.
 */
const cutOffMs = 30_000;

/** Creates the sockets. Without a relay, messages reach only the sockets of this process. */
export function createSockets(config: Config, relay: Relay | null = null): Sockets {
  const underWay = new Set<Promise<void>>();
  const io = new Server({
    ...(relay ? { adapter: relay.adapter } : {}),
    path: '/socket/',
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    allowRequest: (request, done) => done(null, isOwnOrigin(request.headers.origin, request.headers.host, config)),
  });
  const isElsewhere = askElsewhere(io);
  io.on(pagesChanged, invalidatePages);
  return {
    attach: (server, platform, use) => {
      io.use((socket, next) => {
        void roomsOf(socket.handshake.auth, platform, use).then(
          async (rooms) => {
            if (!rooms) return next(new Error('unauthorized'));
            await socket.join(rooms);
            next();
          },
          () => next(new Error('unavailable')),
        );
      });
      io.on('connection', (socket) => hear(socket, platform, use, underWay));
      io.attach(server);
    },
    tell: (accountId, event, payload) => void io.to(accountRoom(accountId)).emit(event, payload),
    tellScreens: (screen, event, payload) => void io.to(screenRoom(screen)).emit(event, payload),
    tellSocket: (socketId, event, payload) => void io.to(socketId).emit(event, payload),
    isOpen: async (socketId) => io.sockets.sockets.has(socketId) || (relay !== null && isElsewhere(socketId)),
    disconnect: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    invalidatePages: () => {
      invalidatePages();
      if (relay) io.serverSideEmit(pagesChanged);
    },
    // disconnectSockets() is not called, because clients reconnect by themselves only when the transport closes
    close: async () => {
      await io.close();
      while (underWay.size > 0) await Promise.all(underWay);
      await relay?.close();
    },
  };
}

/**
 * Returns a function that asks the other processes whether one of them has this socket. The answer is null when a
 * process does not answer, or when one disappeared only recently.
 */
function askElsewhere(io: Server): (socketId: string) => Promise<boolean | null> {
  const { adapter } = io.of('/');
  let processes = 1;
  let fewerSince = -Infinity;
  const ask = async (socketId: string) => {
    const found = await io.timeout(elsewhereMs).in(socketId).fetchSockets();
    const heard = await adapter.serverCount();
    if (heard < processes) fewerSince = performance.now();
    processes = heard;
    if (found.length > 0) return true;
    return performance.now() - fewerSince < cutOffMs ? null : false;
  };
  return (socketId) =>
    Promise.race([ask(socketId), setTimeout(elsewhereMs * 2, null, { ref: false })]).catch(() => null);
}

/** Handles a socket's events one at a time, in the order in which they were sent. */
function hear(socket: Socket, platform: Platform, { manners, left }: SocketUse, underWay: Set<Promise<void>>): void {
  const token = textOf(socket.handshake.auth, 'token');
  const mayTalk = budgetOf(eventsPerSecond);
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  socket.onAny((name: string, ...given: unknown[]) => {
    const done = given.at(-1);
    const acknowledge = typeof done === 'function' ? (done as (ack: object) => void) : () => {};
    if (waiting >= mostWaiting || !mayTalk())
      return acknowledge({ ok: false, code: 'slow_down', message: 'Too much at once.' });
    const [payload] = given;
    waiting++;
    last = last.then(async () => {
      const { ack, said } = await answerEvent(platform, manners, { token, socketId: socket.id, name, payload });
      waiting--;
      acknowledge(ack);
      say(platform, said);
      if (ack.code === 'signed_out') socket.disconnect(true);
    });
  });
  socket.on('disconnect', () => {
    // the handler of closed sockets runs only after the last event of the socket was answered
    const farewell = last
      .then(() => left(socket.id))
      .catch((error: unknown) =>
        platform.log.warn({ err: error }, 'a socket that has gone is looked for by the sweeper'),
      )
      .finally(() => underWay.delete(farewell));
    underWay.add(farewell);
  });
}

/**
 * The rooms of a socket: those of the account and session of its token, or that of the screen of its secret; null when
 * the socket has neither.
 */
async function roomsOf(auth: unknown, platform: Platform, use: SocketUse): Promise<string[] | null> {
  const secret = textOf(auth, 'screen');
  if (secret) {
    const screen = await use.screen(secret);
    return screen === null ? null : [screenRoom(screen)];
  }
  const actor: Actor | null = await actorOf(platform, textOf(auth, 'token'), platform.now());
  return actor && [accountRoom(actor.id), sessionRoom(actor.sessionId)];
}

const screenRoom = (screen: string) => `screen:${screen}`;
const accountRoom = (id: string) => `account:${id}`;
const sessionRoom = (id: string) => `session:${id}`;

function textOf(auth: unknown, name: string): string {
  const value = typeof auth === 'object' && auth !== null ? (auth as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}

// Whether a page may open a socket: a page of another origin must not use a stolen token.
function isOwnOrigin(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (!origin) return true;
  try {
    return new URL(origin).host === host || origin === new URL(config.publicUrl).origin;
  } catch {
    return false;
  }
}

/**
 * Limits the events of one socket per second. Each call of the returned function counts one event, and returns whether
 * the limit allows it.
 */
function budgetOf(most: number, now: () => number = () => performance.now()): () => boolean {
  let [second, spent] = [0, 0];
  return () => {
    const current = Math.floor(now() / 1_000);
    if (current !== second) [second, spent] = [current, 0];
    return ++spent <= most;
  };
}
