import { isKind, signsIn } from '@ivuriro/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { problem } from '../errors.ts';
import { isId } from '../ids.ts';
import type { Platform } from '../platform.ts';
import { type Actor, actorOf, may } from '../session.ts';
import type { Db } from '../db/pool.ts';
import { port } from '../port.ts';
import type { Fields } from './body.ts';
import type { Owner, Route } from './call.ts';
import { findGranted, type GrantedObject, type Grant } from './grants.ts';

type Mount = NonNullable<Route['mount']>;
/**
 * Whether a provider of the mount's kind with this id exists. A deleted provider counts only if the mount has
 * `outlivesOwner` set.
 */
export const ownerExists = port<(db: Db, id: string, mount: Mount) => Promise<boolean>>('platform.ownerExists');

/** Returns the caller of a route, or null for a route without sign-in; throws 401 without a valid token. */
export async function callerOf(route: Route, request: FastifyRequest, platform: Platform): Promise<Actor | null> {
  if (!signsIn(route.who)) return null;
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const actor = token ? await actorOf(platform, token, platform.now()) : null;
  if (!actor) throw problem('signed_out');
  return actor;
}

export const mayEnter = (route: Route, actor: Actor | null): boolean =>
  !actor || route.who === 'any' || route.who === actor.type;

/** Whether the role of the caller has the permission of the endpoint. */
export function roleAllows({ endpoint: { permission } }: Route, actor: Actor | null): boolean {
  return !actor || permission === undefined || permission === 'any' || may(actor, permission);
}

export interface OwnerIds {
  params: Fields;
  query: Fields;
  body: Fields;
}

/**
 * Returns the object that the route names, or null if it names none. A missing object and one that the caller may not
 * see give the same 404.
 */
export async function grantedObject(
  route: Route,
  actor: Actor | null,
  given: OwnerIds,
  grants: Map<string, Grant>,
  platform: Platform,
): Promise<GrantedObject | null> {
  const ref = refOf(route);
  if (!ref) return null;
  const grant = grants.get(ref.object);
  if (!grant) throw new Error(`No grant for ${ref.object}`);
  const found = await findGranted(platform.reads, grant, actor, given[ref.place][ref.field]);
  if (!found) throw problem('not_found');
  return found;
}

export function refOf(route: Route): { object: string; place: keyof OwnerIds; field: string } | null {
  const match = /^(\w+)@(params|query|body)\.(\w+)$/.exec(route.endpoint.object);
  return match ? { object: match[1]!, place: match[2] as keyof OwnerIds, field: match[3]! } : null;
}

/**
 * The query parameters that may contain the id of the object or of the owner. They identify the resource, so the URLs
 * of the other pages of a list repeat them.
 */
export function neededQuery(route: Route): string[] {
  const ref = refOf(route);
  return [...(ref?.place === 'query' ? [ref.field] : []), ...(route.mount?.name === 'admin' ? route.mount.keys : [])];
}

/**
 * Refuses a request in which a provider names another provider as the owner, in the path, the query or the body. A
 * field in which a provider names itself is redundant, so it is removed before the validation.
 */
export function refuseForeignOwner(actor: Actor | null, given: OwnerIds): void {
  if (!actor || !isKind(actor.type)) return;
  const field = `${actor.type}_id`;
  for (const place of [given.params, given.query, given.body]) {
    if (!(field in place)) continue;
    if ([place[field]].flat().some((id) => id !== actor.id && id !== '')) throw problem('not_found');
    if (place !== given.params) delete place[field];
  }
}

/**
 * Returns the owner of the resource. For a provider it is the caller; for an administrator it is the owner of the
 * requested row, or else the provider that the path, the query or the body names.
 */
export async function ownerBehind(
  mount: Mount,
  actor: Actor,
  given: OwnerIds,
  found: GrantedObject | null,
  platform: Platform,
): Promise<Owner> {
  if (mount.name === 'own') return { id: actor.id, kind: mount.kind };
  const named = mount.keys
    .flatMap((key) => [given.params[key], given.query[key], ...[given.body[key]].flat()])
    .filter((id) => id !== undefined && id !== '');
  const id = found?.owner_id ?? named[0];
  if (!isId(id) || !(await ownerExists.call(platform.db, id, mount))) throw problem('not_found');
  if (named.some((other) => other !== id)) throw problem('owner_mismatch');
  for (const key of mount.keys) {
    delete given.query[key];
    delete given.body[key];
  }
  return { id, kind: mount.kind };
}
