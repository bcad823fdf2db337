import type { ObjectRef, Role, Schema } from './endpoint.ts';

/** What a socket may say: who, about which object, with what. Acknowledged by `{ok: true, …}` or `{ok: false, code, message}`. */
export interface SocketEvent<
  N extends string = string,
  W extends readonly Role[] = readonly Role[],
  B extends Schema = Schema,
> {
  name: N;
  who: W;
  /** Where the id is: `meeting@body.meet_code`. */
  object: ObjectRef;
  /** Name of the audit line, or `none`. */
  audit: string;
  body: B;
  summary: string;
}

export function socketEvent<const N extends string, const W extends readonly Role[], B extends Schema>(
  name: N,
  declaration: Omit<SocketEvent<N, W, B>, 'name'>,
): SocketEvent<N, W, B> {
  return { name, ...declaration };
}
