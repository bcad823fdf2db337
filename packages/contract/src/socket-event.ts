import type { ObjectRef, Role, Schema } from './endpoint.ts';
import type { Permission } from './permissions.ts';

/**
 * Declares an event that a socket may send: the roles that may send it, its object and its body. It is acknowledged by
 * `{ok: true, …}` or `{ok: false, code, message}`.
 */
export interface SocketEvent<
  N extends string = string,
  W extends readonly Role[] = readonly Role[],
  B extends Schema = Schema,
> {
  name: N;
  who: W;
  /** The permission that the sender's member role needs (role-permissions.ts). */
  permission: Permission;
  /** Where the id of the object is: `meeting@body.meet_code`. */
  object: ObjectRef;
  /** The name of the audit entry, or `none`. */
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
