import { type Role, roles } from '@ivuriro/contract/endpoint';
import { refOf } from '../../apps/api/src/platform/http/access.ts';
import type { Route } from '../../apps/api/src/platform/http/call.ts';
import { type Grant } from '../../apps/api/src/platform/http/grants.ts';
import { newId, newSecret } from '../../apps/api/src/platform/ids.ts';
import { objects } from './objects.ts';
import { makeSomebody, otherAccountOf, type Somebody, someStranger, tokenOf } from './people.ts';
import type { ApiFixture } from '../api-fixture.ts';
import { type Cell, type Trial, own, bearer, cell, reachesAll } from './cell.ts';
import { isFor, memberCells } from './member-cells.ts';
import { objectCells, namedOwnerCells, deletedOwnerCells, guardianCells, ownCells } from './owner-cells.ts';

/**
 * The calls of every principal with every object for one route, each with the result that the declaration of the route
 * and the grant require.
 */
export async function cellsOf(route: Route, grants: readonly Grant[], fixture: ApiFixture): Promise<Cell[]> {
  const trial = trialOf(route, grants, fixture);
  if (route.who === 'secret' || route.who === 'signed') return withoutSecret(trial);
  if (route.who === 'public') return publicCells(trial);
  const cells: Cell[] = [];
  for (const role of mayEnter(route)) {
    const owner = await makeSomebody(fixture, role);
    if (!isFor(route, role)) {
      cells.push(await ownerRefusedCell(trial, owner));
      continue;
    }
    cells.push(
      ...(await tokenCells(trial, owner)),
      ...(await roleCells(trial, owner)),
      ...(await objectCells(trial, owner)),
      ...(await namedOwnerCells(trial, owner)),
      ...(await deletedOwnerCells(trial, owner)),
      ...(await ownCells(trial, owner)),
      ...(await guardianCells(trial, owner)),
      ...(await memberCells(trial, owner)),
    );
  }
  return cells;
}

/** The calls by members other than the owner, for each kind of account that may call the route. */
export async function memberCellsOf(route: Route, grants: readonly Grant[], fixture: ApiFixture): Promise<Cell[]> {
  const trial = trialOf(route, grants, fixture);
  const cells: Cell[] = [];
  for (const role of mayEnter(route)) {
    const owner = await makeSomebody(fixture, role);
    if (!isFor(route, role)) cells.push(await ownerRefusedCell(trial, owner));
    cells.push(...(await memberCells(trial, owner)));
  }
  return cells;
}

/** The call by the owner of an account, when no member of this kind of account may call the route. */
const ownerRefusedCell = async (trial: Trial, owner: Somebody) =>
  cell(trial, `own, ${owner.role}`, 'not_permitted', { who: owner, id: await own(trial, owner) });

function trialOf(route: Route, grants: readonly Grant[], fixture: ApiFixture): Trial {
  const ref = refOf(route);
  const object = ref ? objects[ref.object] : undefined;
  if (ref && !object) throw new Error(`Say in gates/matrix/objects.ts how to make a ${ref.object}.`);
  return { fixture, route, object, grant: grants.find((grant) => grant.object === ref?.object) };
}

const mayEnter = ({ who }: Route): readonly Role[] => (who === 'any' ? roles : [who as Role]);

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
    // a session of a patient does not end when it is not used for some time
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
    cells.push(
      await cell(
        trial,
        name,
        isFor(trial.route, other.role) ? 404 : 'not_permitted',
        { who: owner, id },
        await tokenFor(other),
      ),
    );
  return cells;
}

/** Calls of a public route: it must work without a token, and ignore a token that is sent. */
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

/**
 * Calls a webhook without the secret of the gateway: once without any token, and once with the token of an
 * administrator.
 */
async function withoutSecret(trial: Trial): Promise<Cell[]> {
  const who = await someStranger(trial.fixture, 'admin');
  return Promise.all(
    ['', bearer(who.token)].map((token) => cell(trial, 'without the secret', 401, { who, id: null }, token)),
  );
}
