import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Config } from '../config.ts';
import { type Actor, actorOf } from '../session.ts';
import type { Platform } from '../platform.ts';
import type { Realtime } from './realtime.ts';

/** The sockets of this process: each account has a room, each token another. */
export interface Sockets extends Realtime {
  attach: (server: HttpServer, platform: Platform) => void;
  close: () => Promise<void>;
}

export function createSockets(config: Config): Sockets {
  const io = new Server({
    path: '/socket/',
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    allowRequest: (request, done) => done(null, isOwnOrigin(request.headers.origin, request.headers.host, config)),
  });
  return {
    attach: (server, platform) => {
      io.use((socket, next) => {
        void admit(socket.handshake.auth, platform).then(
          async (actor) => {
            if (!actor) return next(new Error('unauthorized'));
            await socket.join([accountRoom(actor.id), sessionRoom(actor.sessionId)]);
            next();
          },
          () => next(new Error('unavailable')),
        );
      });
      io.attach(server);
    },
    tell: (accountId, event, payload) => void io.to(accountRoom(accountId)).emit(event, payload),
    disconnect: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    // not disconnectSockets(): a client that was merely closed comes back to the next process
    close: () => io.close(),
  };
}

const accountRoom = (id: string) => `account:${id}`;
const sessionRoom = (id: string) => `session:${id}`;

function admit(auth: unknown, platform: Platform): Promise<Actor | null> {
  const token =
    typeof auth === 'object' && auth !== null && 'token' in auth && typeof auth.token === 'string' ? auth.token : '';
  return actorOf(platform.pool, token, platform.now());
}

// A page of another origin may not open a socket with what it stole or guessed.
function isOwnOrigin(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (!origin) return true;
  try {
    return new URL(origin).host === host || origin === new URL(config.publicUrl).origin;
  } catch {
    return false;
  }
}
