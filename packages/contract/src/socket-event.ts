import type { ObjectRef, Role, Schema } from './endpoint.ts';
import type { Permission } from './permissions.ts';

/**
 * Declares an event that a browser may send by its socket: the roles that may send it, its object and its body. The
 * server acknowledges it with `{ok: true, …}` or `{ok: false, code, message}`.
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
  /** The kind of the object, and the field of the body with its id: `meeting@body.meet_code`. */
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
