import type { Role } from '@ivuriro/contract/endpoint';
import type { SocketEvent } from '@ivuriro/contract/socket-event';
import type * as z from 'zod';
import type { Db } from '../db/pool.ts';
import type { Platform } from '../platform.ts';
import type { Actor } from '../session.ts';

/** The argument of a socket event's handler: the sender, the validated body, and functions to change data. */
export interface SocketCall<R extends Role = Role, B = unknown> {
  actor: Actor<R>;
  socketId: string;
  body: B;
  platform: Platform;
  now: Date;
  /** Runs one transaction that locks the sender's account and session, and also writes the audit entry of the event. */
  transact: <T>(change: (trx: Db) => Promise<T>) => Promise<T>;
}

/** One message to one socket, or to every socket of an account. */
export interface SocketAnswer {
  to: { socket: string } | { account: string };
  event: string;
  payload: object;
}
/** The acknowledgement to the sender, and the messages that follow it. */
export interface SocketReply {
  ack?: object;
  said?: SocketAnswer[];
}

type CallOf<E> = E extends SocketEvent<string, infer W, infer B> ? SocketCall<W[number], z.output<B>> : never;
export type SocketHandlers<C extends Record<string, SocketEvent>> = {
  [N in keyof C]: (call: CallOf<C[N]>) => Promise<SocketReply>;
};

/** A declared event with its handler. */
export interface BoundEvent {
  declared: SocketEvent;
  run: (call: never) => Promise<SocketReply>;
}

/** Binds the socket events of a module to their handlers; a missing handler is a compile error. */
export function serveSockets<C extends Record<string, SocketEvent>>(
  contract: C,
  handlers: SocketHandlers<C>,
): BoundEvent[] {
  return Object.entries(contract).map(([name, declared]) => ({
    declared,
    run: handlers[name] as BoundEvent['run'],
  }));
}

export function say({ realtime }: Pick<Platform, 'realtime'>, said: readonly SocketAnswer[]): void {
  for (const { to, event, payload } of said)
    if ('socket' in to) realtime.tellSocket(to.socket, event, payload);
    else realtime.tell(to.account, event, payload);
}
