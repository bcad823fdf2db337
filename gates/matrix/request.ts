import type { Role } from '@ivuriro/contract/endpoint';
import { refOf } from '../../apps/api/src/platform/http/access.ts';
import type { Route } from '../../apps/api/src/platform/http/call.ts';
import { newId } from '../../apps/api/src/platform/ids.ts';
import { makeSomebody, type Somebody, someStranger } from './people.ts';
import { sampleBody } from './sample.ts';
import type { ApiFixture } from '../api-fixture.ts';

export interface Wish {
  who: Somebody;
  /** The id of the object, for routes that have one. */
  id: string | null;
  /** The id of the owner that the call names; by default the true owner. */
  ownerId?: string | undefined;
  /**
   * Whether the call has a body. An allowed call without a body passes the checks and is then refused because its
   * fields are missing.
   */
  withBody: boolean;
}

export interface Request {
  url: string;
  body: Record<string, unknown>;
}

export const providerRoles: readonly Role[] = ['doctor', 'hospital', 'laboratory', 'pharmacy'];

/**
 * Makes the URL and the body of a call: puts the id of the object into the path, query or body, and the id of the owner
 * where the admin mount expects it.
 */
export async function requestFor(
  fixture: ApiFixture,
  route: Route,
  { who, id, ownerId, withBody }: Wish,
): Promise<Request> {
  const ref = refOf(route);
  const throughAdmin = route.mount?.name === 'admin' && !ref;
  // a call that deletes an account gets a new account, because later calls need the shared one
  const somebody = route.method === 'DELETE' ? makeSomebody : someStranger;
  const ownerOfRoute = ownerId ?? (throughAdmin ? (await somebody(fixture, route.mount!.kind)).id : who.id);
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    if (ref?.place === 'params' && ref.field === name) return encodeURIComponent(id!);
    if (name === 'provider') return fixture.platform.config.paymentGateway;
    return name.endsWith('_id') ? ownerOfRoute : newId();
  });
  const query = new URLSearchParams();
  if (ref?.place === 'query') query.set(ref.field, id!);
  const ownerInPath = /\{\w+_id\}/.test(route.path);
  if (throughAdmin && !ownerInPath) query.set(`${route.mount!.kind}_id`, ownerOfRoute);
  else if (ownerId && !ownerInPath) query.set(`${who.role}_id`, ownerId);
  const body = withBody ? sampleBody(route) : {};
  for (const role of providerRoles) delete body[`${role}_id`];
  if ('itemType' in body) body.itemType = who.role;
  if (ref?.place === 'body') body[ref.field] = id;
  return { url: `/api${path}${query.size > 0 ? `?${query.toString()}` : ''}`, body };
}
