import { type Role, roles } from '@ivuriro/contract/endpoint';
import { newCode, newId, newSecret } from '../../apps/api/src/platform/ids.ts';
import { hashOf } from '../../apps/api/src/platform/session.ts';
import {
  makeAccount,
  makeAdmin,
  makeDoctor,
  makePatient,
  makePlace,
  type Person,
} from '../../apps/api/src/testing/people.ts';
import type { ApiFixture } from '../api-fixture.ts';

/** In the name, address and words of everybody whose things nobody else may see. */
export const marker = 'Zzsecret';

export interface Somebody extends Person {
  role: Role;
}

export async function makeSomebody(fixture: ApiFixture, role: Role, published = true): Promise<Somebody> {
  const name = `${marker} ${role}`;
  const person = await (() => {
    switch (role) {
      case 'patient':
        return makePatient(fixture, name);
      case 'admin':
        return makeAdmin(fixture);
      case 'doctor':
        return makeDoctor(fixture, { name, published });
      default:
        return makePlace(fixture, role, { name, published });
    }
  })();
  return { ...person, role };
}

const strangers = new Map<Role, Promise<Somebody>>();
/** One of each role who is only ever turned away, or whose things are only looked at. */
export function someStranger(fixture: ApiFixture, role: Role): Promise<Somebody> {
  const stranger = strangers.get(role) ?? makeSomebody(fixture, role);
  strangers.set(role, stranger);
  return stranger;
}

const deleted = new Map<Role, Promise<Somebody>>();
/** One provider of each kind who was deleted. */
export function someDeleted(fixture: ApiFixture, role: Role): Promise<Somebody> {
  const gone = deleted.get(role) ?? makeDeleted(fixture, role);
  deleted.set(role, gone);
  return gone;
}

async function makeDeleted(fixture: ApiFixture, role: Role): Promise<Somebody> {
  const gone = await makeSomebody(fixture, role);
  const { db, now } = fixture.platform;
  await db.updateTable('provider').set({ deleted_at: now(), is_published: false }).where('id', '=', gone.id).execute();
  return gone;
}

/** The owner, where he is of this role, else somebody who is. */
export const as = async (fixture: ApiFixture, owner: Somebody, role: Role) =>
  owner.role === role ? owner : someStranger(fixture, role);

/** Another account of the same person: it must not reach what belongs to the first. */
export async function otherAccountOf(fixture: ApiFixture, person: Somebody): Promise<Somebody> {
  const role = roles[(roles.indexOf(person.role) + 1) % roles.length]!;
  const other = await makeAccount(fixture, role, `${marker} twice`);
  await fixture.platform.db.updateTable('account').set({ login_id: person.id }).where('id', '=', other.id).execute();
  return { ...other, role };
}

/** A fresh token each time, because an allowed call may end the one that it used. */
export const tokenOf = (
  fixture: ApiFixture,
  accountId: string,
  state: 'living' | 'expired' | 'revoked' | 'idle' = 'living',
) => openSession(fixture, accountId, state).then(({ token }) => token);

export async function openSession(
  fixture: ApiFixture,
  accountId: string,
  state: 'living' | 'expired' | 'revoked' | 'idle',
) {
  const { db, now } = fixture.platform;
  const hours = (count: number) => new Date(now().getTime() + count * 3_600_000);
  const [token, id] = [newSecret(), newId()];
  if (state !== 'revoked')
    await db
      .insertInto('session')
      .values({
        id,
        token_hash: hashOf(token),
        account_id: accountId,
        device: `${marker} ${newCode(8)}`,
        created_at: hours(-20),
        last_used_at: state === 'idle' ? hours(-13) : now(),
        expires_at: state === 'expired' ? hours(-1) : hours(100),
      })
      .execute();
  return { token, id };
}
