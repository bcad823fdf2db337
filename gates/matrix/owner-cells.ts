import { newId } from '../../apps/api/src/platform/ids.ts';
import { refOf } from '../../apps/api/src/platform/http/access.ts';
import { makeChildOf, makeSomebody, type Somebody, someDeleted, someStranger } from './people.ts';
import { providerRoles } from './request.ts';
import { type Trial, type Cell, reachesAll, own, cell, conditionOf, type Expected } from './cell.ts';

/**
 * Calls with an object of another owner, with an object that does not exist, and with objects that nobody of this kind
 * of account may see.
 */
export async function objectCells(trial: Trial, owner: Somebody): Promise<Cell[]> {
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

/** Calls that name another owner, or an owner who does not exist, and must be answered with `not_found`. */
export async function namedOwnerCells(trial: Trial, owner: Somebody): Promise<Cell[]> {
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

/**
 * A call of an administrator for a deleted owner: it must find nothing, except in resources that outlive their owner.
 */
export async function deletedOwnerCells(trial: Trial, owner: Somebody): Promise<Cell[]> {
  const { fixture, route, object } = trial;
  if (route.mount?.name !== 'admin' || object) return [];
  const gone = await someDeleted(fixture, route.mount.kind);
  const expected: Expected = route.mount.outlivesOwner ? 'allowed' : 404;
  return [await cell(trial, `a deleted ${route.mount.kind}`, expected, { who: owner, id: null, ownerId: gone.id })];
}

export async function ownCells(trial: Trial, owner: Somebody): Promise<Cell[]> {
  const expected: Expected = conditionOf(trial, owner) ? 'allowed' : 404;
  const cells = [await cell(trial, `own, ${owner.role}`, expected, { who: owner, id: await own(trial, owner) })];
  if (providerRoles.includes(owner.role)) {
    const who = await makeSomebody(trial.fixture, owner.role, false);
    cells.push(await cell(trial, `own, unpublished ${owner.role}`, expected, { who, id: await own(trial, who) }));
  }
  return cells;
}

/**
 * Calls for objects of a child. The guardian of the child reaches them, as patients reach their own objects; the
 * guardian of another child does not, and neither does the same guardian in their own account. A child has no children
 * and claims no record.
 */
export async function guardianCells(trial: Trial, owner: Somebody): Promise<Cell[]> {
  if (owner.role !== 'patient') return [];
  const { fixture, route, object } = trial;
  const child = await makeChildOf(fixture, owner);
  const none = ['dependant', 'claimable_record'].includes(refOf(route)?.object ?? '') || !conditionOf(trial, owner);
  const cells = [await cell(trial, 'of a child, by its guardian', none ? 404 : 'allowed', await ofChild())];
  if (!object || reachesAll(trial, owner)) return cells;
  const other = await makeChildOf(fixture, await makeSomebody(fixture, 'patient'));
  for (const [name, who] of [
    ['the guardian of another child', other],
    ['the guardian’s own account', owner],
  ] as const)
    if (!none) cells.push(await cell(trial, `of a child, by ${name}`, 404, { ...(await ofChild()), who }));
  return cells;

  async function ofChild() {
    return { who: child, id: await own(trial, child) };
  }
}
