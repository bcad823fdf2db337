import { sql } from 'kysely';
import { type Role, roles } from '@ivuriro/contract/endpoint';
import { newCode, newId, newSecret } from '../../apps/api/src/platform/ids.ts';
import { hashOf } from '../../apps/api/src/platform/session.ts';
import {
  makeAccount,
  makeAdmin,
  makeChild,
  makeDoctor,
  makePatient,
  makePlace,
  type Person,
  sharePerson,
} from '../../apps/api/src/testing/people.ts';
import type { ApiFixture } from '../api-fixture.ts';

/** A word in the texts of every object that other people must not see, so that a leak is found in the answers. */
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
/**
 * One account of each role for calls that are denied or only read. It is shared, because such calls do not change it.
 */
export function someStranger(fixture: ApiFixture, role: Role): Promise<Somebody> {
  const stranger = strangers.get(role) ?? makeSomebody(fixture, role);
  strangers.set(role, stranger);
  return stranger;
}

const deleted = new Map<Role, Promise<Somebody>>();
/** One deleted provider of each kind. */
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

/** Returns the owner when they have this role, and otherwise another account with this role. */
export const as = async (fixture: ApiFixture, owner: Somebody, role: Role) =>
  owner.role === role ? owner : someStranger(fixture, role);

/** Makes another account of the same person, which must not reach objects of the first account. */
export async function otherAccountOf(fixture: ApiFixture, person: Somebody): Promise<Somebody> {
  const role = roles[(roles.indexOf(person.role) + 1) % roles.length]!;
  const other = await makeAccount(fixture, role, `${marker} twice`);
  await sharePerson(fixture, other, person);
  return { ...other, role };
}

/** Opens a new session for each call, because an allowed call may end its own session; returns its token. */
export const tokenOf = (
  fixture: ApiFixture,
  accountId: string,
  state: 'living' | 'expired' | 'revoked' | 'idle' = 'living',
) => openSession(fixture, accountId, state).then(({ token }) => token);

/** Selects the member for whom the account was opened, or the first guardian of a child. */
export const firstMemberOf = ({ platform }: ApiFixture, accountId: string) =>
  platform.db
    .selectFrom('membership')
    .select('id')
    .where('account_id', '=', accountId)
    .where('role', 'in', ['owner', 'self', 'administrator', 'guardian'])
    .where('invited_by', 'is', null)
    .orderBy(sql`role = 'guardian'`)
    .limit(1);

/** Makes a child without a login; the token is that of its guardian, who is a patient with an account of their own. */
export async function makeChildOf(fixture: ApiFixture, guardian: Somebody): Promise<Somebody> {
  return { ...(await makeChild(fixture, guardian, `${marker} child`)), role: 'patient' };
}

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
        membership_id: firstMemberOf(fixture, accountId),
        device: `${marker} ${newCode(8)}`,
        created_at: hours(-20),
        last_used_at: state === 'idle' ? hours(-13) : now(),
        expires_at: state === 'expired' ? hours(-1) : hours(100),
      })
      .execute();
  return { token, id };
}
