import type * as z from 'zod';
import type { MountName, Endpoint, Endpoints, Kind, Method, Owned, Schema } from './endpoint.ts';

/** The data that a client sends to an endpoint and receives from it. */
export interface Shape<P, Q, B, D> {
  params: P;
  query: Q;
  body: B;
  data: D;
}

type In<S> = S extends Schema ? z.input<S> : never;
type Out<S> = S extends Schema ? z.output<S> : never;
export type ShapeOf<E> =
  E extends Endpoint<infer _K, infer P, infer Q, infer B, infer D> ? Shape<In<P>, In<Q>, In<B>, Out<D>> : never;

export type ApiOf<C extends Endpoints> = { [N in keyof C as C[N]['key']]: ShapeOf<C[N]> };

type PluralOf<K extends string> = K extends `${infer Stem}y` ? `${Stem}ies` : `${K}s`;
// `{kinds}` is matched first, because it precedes `{owner_id}` in a path that has both
type WithOwner<Path extends string, K extends Kind> = Path extends `${infer A}{kinds}${infer B}`
  ? `${A}${PluralOf<K>}${WithOwner<B, K>}`
  : Path extends `${infer A}{owner_id}${infer B}`
    ? `${A}{${K}_id}${WithOwner<B, K>}`
    : Path extends `${infer A}{kind}${infer B}`
      ? `${A}${K}${WithOwner<B, K>}`
      : Path;
type Below<Path extends string, K extends Kind, D> = D extends 'own'
  ? `/${K}${WithOwner<Path, K>}`
  : Path extends `/{kind${string}`
    ? `/admin${WithOwner<Path, K>}`
    : `/admin/${K}${WithOwner<Path, K>}`;
// Distributes over kinds and mounts one at a time: with a union inside the template type the compiler would build all
// combinations.
type AddressOf<Key, K, D> = K extends Kind
  ? D extends MountName
    ? Key extends `${infer M extends Method} ${infer Path}`
      ? `${M} ${Below<Path, K, D>}`
      : never
    : never
  : never;

/** The key (method and path) of every endpoint of an owned resource, for each of its kinds and mounts. */
export type OwnedApiOf<R> =
  R extends Owned<infer Ks, infer Ds, infer E>
    ? {
        [N in keyof E as AddressOf<E[N]['key'], Ks[number], Ds[number]>]: ShapeOf<E[N]>;
      }
    : never;

/**
 * The endpoints of an owned resource by method and path without the mount. They are for pages that serve every kind of
 * provider.
 */
export type ResourceApiOf<R> = R extends Owned<infer _K, infer _D, infer E> ? ApiOf<E> : never;
