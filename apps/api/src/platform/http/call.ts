import type { Changes } from './audit.ts';
import type { Endpoint, Kind, Owned, Role, Schema, Who } from '@ivuriro/contract/endpoint';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import type { Db } from '../db/pool.ts';
import type { Platform } from '../platform.ts';
import type { Actor } from '../session.ts';
import type { HoldOptions } from '../transact-as.ts';

/** A file of a multipart request, in memory; its size was checked during the upload. */
export interface Upload {
  name: string;
  contentType: string;
  bytes: Buffer;
}

export type ActorOf<W> = W extends Role ? Actor<W> : W extends 'any' ? Actor : null;
/** The provider to whom the requested resource belongs. */
export interface Owner {
  id: string;
  kind: Kind;
}

export interface AuditedObject {
  objectId?: string | null;
  patientId?: string | null;
  account?: Pick<Actor, 'id' | 'type'> | undefined;
  /** The person who acts, when only the handler can determine them. */
  member?: { id: string; role: string };
  /** The action for the audit entry, when a call does only a part of what its endpoint declares. */
  action?: string;
  /** The kind of the object, when the endpoint does not name it. */
  object?: string;
  changes?: Changes;
}

/** The argument of a handler: validated input, the caller, and functions to change data. */
export interface Call<A = Actor | null, P = unknown, Q = unknown, B = unknown> {
  actor: A;
  params: P;
  query: Q;
  body: B;
  files: Upload[];
  platform: Platform;
  db: Db;
  now: Date;
  /**
   * Runs one transaction that locks the caller's account and session, and also writes the audit entry of the endpoint.
   * The transaction is repeated at most three times when it conflicts with another one.
   */
  transact: <T>(change: (trx: Db) => Promise<T>, holding?: HoldOptions) => Promise<T>;
  /** Sets a cookie on the response. */
  setCookie: (cookie: string) => void;
  /** Adds to the audit entry: the object, the person concerned, the account that signed in, or the changed fields. */
  about: (what: AuditedObject) => void;
  /**
   * The path without the query, the query, and the names of the query parameters that identify the resource. The reply
   * for one page of a list contains URLs of other pages, which are built from these.
   */
  address: { path: string; query: Record<string, unknown>; needed: readonly string[] };
  idempotencyKey: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  rawBody: Buffer | undefined;
  ip: string;
  device: string | undefined;
  requestId: string;
  log: FastifyBaseLogger;
  /** Whether the client has closed the connection. */
  hasLeft: () => boolean;
}
export interface OwnedCall<P, Q, B> extends Call<Actor, P, Q, B> {
  owner: Owner;
}

type OutputOf<S> = S extends Schema ? z.output<S> : never;
type InputOf<S> = S extends Schema ? z.input<S> : never;
export type CallOf<E> =
  E extends Endpoint<infer _K, infer P, infer Q, infer B, infer _D, infer W>
    ? Call<ActorOf<W>, OutputOf<P>, OutputOf<Q>, OutputOf<B>>
    : never;
export type OwnedCallOf<E> =
  E extends Endpoint<infer _K, infer P, infer Q, infer B> ? OwnedCall<OutputOf<P>, OutputOf<Q>, OutputOf<B>> : never;
export type DataOf<E> = E extends Endpoint<infer _K, infer _P, infer _Q, infer _B, infer D> ? InputOf<D> : never;

/** A reply with another status or message than the endpoint declares. */
export class Reply<T> {
  data: T;
  status: number;
  message: string | undefined;
  constructor(data: T, status: number, message?: string) {
    this.data = data;
    this.status = status;
    this.message = message;
  }
}

export type Handlers<C extends Record<string, Endpoint>> = {
  [N in keyof C]: (call: CallOf<C[N]>) => Promise<DataOf<C[N]> | Reply<DataOf<C[N]>>>;
};
export type OwnedHandlers<R> =
  R extends Owned<infer _Ks, infer _Ds, infer E>
    ? { [N in keyof E]: (call: OwnedCallOf<E[N]>) => Promise<DataOf<E[N]> | Reply<DataOf<E[N]>>> }
    : never;

/** An endpoint bound to a handler at one URL path. */
export interface Route {
  endpoint: Endpoint;
  method: string;
  /** The path below /api, with `{id}` parameters. */
  path: string;
  who: Who;
  /**
   * For an owned resource: the kind of the owner, the mount, the names of the fields that contain the owner's id, and
   * whether a deleted owner is still found.
   */
  mount?: { kind: Kind; name: 'own' | 'admin'; keys: readonly string[]; outlivesOwner: boolean };
  run: (call: never) => Promise<unknown>;
}
