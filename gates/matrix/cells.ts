import { type Role, roles } from '@ivuriro/contract/endpoint';
import { refOf } from '../../apps/api/src/platform/http/access.ts';
import type { Route } from '../../apps/api/src/platform/http/call.ts';
import { conditionFor, type Grant } from '../../apps/api/src/platform/http/grants.ts';
import { newId, newSecret } from '../../apps/api/src/platform/ids.ts';
import { type ObjectKind, objects } from './objects.ts';
import { makeSomebody, otherAccountOf, type Somebody, someDeleted, someStranger, tokenOf } from './people.ts';
import { providerRoles, type Request, requestFor, type Wish } from './request.ts';
import type { ApiFixture } from '../api-fixture.ts';

export type Expected = 'allowed' | 401 | 403 | 404;
export interface Cell extends Request {
  /** The name of the case, such as `foreign as doctor`. */
  name: string;
  expected: Expected;
  authorization: string;
}

/** A route, the kind of object it reaches, and the grant for it. */
interface Trial {
  fixture: ApiFixture;
  route: Route;
  object: ObjectKind | undefined;
  grant: Grant | undefined;
}

/** Every principal × every object for one route, with the result that its declaration and grant require. */
export async function cellsOf(route: Route, grants: readonly Grant[], fixture: ApiFixture): Promise<Cell[]> {
  const ref = refOf(route);
  const trial = {
    fixture,
    route,
    object: ref ? objects[ref.object] : undefined,
    grant: grants.find((grant) => grant.object === ref?.object),
  };
  if (ref && !trial.object) throw new Error(`Say in gates/matrix/objects.ts how to make a ${ref.object}.`);
  if (route.who === 'secret' || route.who === 'signed') return withoutSecret(trial);
  if (route.who === 'public') return publicCells(trial);
  const cells: Cell[] = [];
  for (const role of mayEnter(route)) {
    const owner = await makeSomebody(fixture, role);
    cells.push(
      ...(await tokenCells(trial, owner)),
      ...(await roleCells(trial, owner)),
      ...(await objectCells(trial, owner)),
      ...(await namedOwnerCells(trial, owner)),
      ...(await deletedOwnerCells(trial, owner)),
      ...(await ownCells(trial, owner)),
    );
  }
  return cells;
}

const mayEnter = ({ who }: Route): readonly Role[] => (who === 'any' ? roles : [who as Role]);
const bearer = (token: string) => `Bearer ${token}`;
const own = ({ fixture, route, object }: Trial, owner: Somebody) => object?.make(fixture, owner, route) ?? null;
const conditionOf = ({ grant }: Trial, who: Somebody) =>
  grant ? conditionFor(grant, { type: who.role } as never) : 'true';
/** The role may reach objects of everybody. */
const reachesAll = (trial: Trial, who: Somebody) => !(conditionOf(trial, who) ?? '$2').includes('$2');

async function cell(
  trial: Trial,
  name: string,
  expected: Expected,
  wish: Omit<Wish, 'withBody'>,
  authorization?: string,
): Promise<Cell> {
  const request = await requestFor(trial.fixture, trial.route, { ...wish, withBody: expected !== 'allowed' });
  const token = authorization ?? bearer(await tokenOf(trial.fixture, wish.who.id));
  return { ...request, name, expected, authorization: token };
}

async function tokenCells(trial: Trial, owner: Somebody): Promise<Cell[]> {
  const id = await own(trial, owner);
  const dead = (state: 'expired' | 'revoked' | 'idle') => tokenOf(trial.fixture, owner.id, state).then(bearer);
  const tokens = {
    'no token': '',
    'unknown token': bearer(newSecret()),
    'malformed token': `Token ${owner.token}`,
    'two tokens': `${bearer(owner.token)} ${owner.token}`,
    'expired token': await dead('expired'),
    'revoked token': await dead('revoked'),
    // sessions of patients do not time out
    ...(owner.role === 'patient' ? {} : { 'idle token': await dead('idle') }),
  };
  return Promise.all(
    Object.entries(tokens).map(([name, token]) =>
      cell(trial, `${name}, ${owner.role}`, 401, { who: owner, id }, token),
    ),
  );
}

async function roleCells(trial: Trial, owner: Somebody): Promise<Cell[]> {
  const id = await own(trial, owner);
  const tokenFor = async (who: Somebody) => bearer(await tokenOf(trial.fixture, who.id));
  const wrong = roles.filter((role) => !mayEnter(trial.route).includes(role));
  const cells = await Promise.all(
    wrong.map(async (role) => {
      const token = await tokenFor(await someStranger(trial.fixture, role));
      return cell(trial, `a ${role}, who may not enter`, 403, { who: owner, id }, token);
    }),
  );
  const other = await otherAccountOf(trial.fixture, owner);
  const name = `the ${owner.role}’s own, by his account as ${other.role}`;
  if (wrong.includes(other.role)) cells.push(await cell(trial, name, 403, { who: owner, id }, await tokenFor(other)));
  else if (trial.object && !reachesAll(trial, other))
    cells.push(await cell(trial, name, 404, { who: owner, id }, await tokenFor(other)));
  return cells;
}

/** An object of somebody else, one that does not exist, and one that nobody of this role may see. */
async function objectCells(trial: Trial, owner: Somebody): Promise<Cell[]> {
  const { fixture, object } = trial;
  if (!object) return [];
  const all = reachesAll(trial, owner);
  const foreign = await own(trial, await makeSomebody(fixture, owner.role));
  const cells = [await cell(trial, `foreign, ${owner.role}`, all ? 'allowed' : 404, { who: owner, id: foreign })];
  const nothing = all && object.virtual ? [] : [newId(), `${newId()}'`];
  const hidden =
    conditionOf(trial, owner) === 'true' ? [] : ((await object.hidden?.(fixture, owner, trial.route)) ?? []);
  for (const id of [...nothing, ...hidden])
    cells.push(await cell(trial, `absent or hidden, ${owner.role}`, 404, { who: owner, id }));
  return cells;
}

/** A request that names another owner, or one that does not exist, is answered `not_found`. */
async function namedOwnerCells(trial: Trial, owner: Somebody): Promise<Cell[]> {
  const { fixture, route, object } = trial;
  const named: string[] = [];
  if (providerRoles.includes(owner.role)) named.push((await someStranger(fixture, owner.role)).id, newId());
  if (route.mount?.name === 'admin' && !object)
    named.push((await someStranger(fixture, route.mount.kind === 'doctor' ? 'hospital' : 'doctor')).id, newId());
  const id = named.length > 0 ? await own(trial, owner) : null;
  return Promise.all(
    named.map((ownerId) => cell(trial, `another owner named, ${owner.role}`, 404, { who: owner, id, ownerId })),
  );
}

/** An administrator reaches of a deleted owner only what is kept after the deletion. */
async function deletedOwnerCells(trial: Trial, owner: Somebody): Promise<Cell[]> {
  const { fixture, route, object } = trial;
  if (route.mount?.name !== 'admin' || object) return [];
  const gone = await someDeleted(fixture, route.mount.kind);
  const expected: Expected = route.mount.outlivesOwner ? 'allowed' : 404;
  return [await cell(trial, `a deleted ${route.mount.kind}`, expected, { who: owner, id: null, ownerId: gone.id })];
}

async function ownCells(trial: Trial, owner: Somebody): Promise<Cell[]> {
  const expected: Expected = conditionOf(trial, owner) ? 'allowed' : 404;
  const cells = [await cell(trial, `own, ${owner.role}`, expected, { who: owner, id: await own(trial, owner) })];
  if (providerRoles.includes(owner.role)) {
    const who = await makeSomebody(trial.fixture, owner.role, false);
    cells.push(await cell(trial, `own, unpublished ${owner.role}`, expected, { who, id: await own(trial, who) }));
  }
  return cells;
}

/** A public route: works without a token, and ignores one that is sent. */
async function publicCells(trial: Trial): Promise<Cell[]> {
  const { fixture, object } = trial;
  const who = await someStranger(fixture, 'patient');
  const cells: Cell[] = [];
  for (const token of ['', 'Token x', bearer(newSecret()), bearer(who.token)])
    cells.push(await cell(trial, `public, '${token}'`, 'allowed', { who, id: await own(trial, who) }, token));
  if (object)
    for (const id of [...((await object.hidden?.(fixture, who, trial.route)) ?? []), newId(), 'x'])
      cells.push(await cell(trial, 'hidden or absent', 404, { who, id }, ''));
  return cells;
}

/** A webhook without the secret of the gateway, also with somebody's token. */
async function withoutSecret(trial: Trial): Promise<Cell[]> {
  const who = await someStranger(trial.fixture, 'admin');
  return Promise.all(
    ['', bearer(who.token)].map((token) => cell(trial, 'without the secret', 401, { who, id: null }, token)),
  );
}
