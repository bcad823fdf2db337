import type { Route } from '../../apps/api/src/platform/http/call.ts';
import { conditionFor, type Grant } from '../../apps/api/src/platform/http/grants.ts';
import { type ObjectKind } from './objects.ts';
import { type Somebody, tokenOf } from './people.ts';
import { type Request, requestFor, type Wish } from './request.ts';
import type { ApiFixture } from '../api-fixture.ts';

/**
 * The expected result of a call. `not_permitted` is a 403 because of the member role, and 403 is one because of the
 * kind of account.
 */
export type Expected = 'allowed' | 401 | 403 | 404 | 'not_permitted';
export interface Cell extends Request {
  /** The name of the case, such as `foreign as doctor`. */
  name: string;
  expected: Expected;
  authorization: string;
}

/** A route, the kind of object it reaches, and the grant for it. */
export interface Trial {
  fixture: ApiFixture;
  route: Route;
  object: ObjectKind | undefined;
  grant: Grant | undefined;
}
export const bearer = (token: string) => `Bearer ${token}`;
export const own = ({ fixture, route, object }: Trial, owner: Somebody) => object?.make(fixture, owner, route) ?? null;
export const conditionOf = ({ grant }: Trial, who: Somebody) =>
  grant ? conditionFor(grant, { type: who.role } as never) : 'true';
/** Whether this kind of account may reach objects of every owner. */
export const reachesAll = (trial: Trial, who: Somebody) => !/\$[23]/.test(conditionOf(trial, who) ?? '$2');

export async function cell(
  trial: Trial,
  name: string,
  expected: Expected,
  wish: Omit<Wish, 'withBody'>,
  authorization?: string,
): Promise<Cell> {
  // an allowed and a `not_permitted` call have no body, because an error about a field could hide a wrong answer of the
  // permission check
  const withBody = expected !== 'allowed' && expected !== 'not_permitted';
  const request = await requestFor(trial.fixture, trial.route, { ...wish, withBody });
  const token = authorization ?? bearer(await tokenOf(trial.fixture, wish.who.id));
  return { ...request, name, expected, authorization: token };
}
