import type { MemberRole } from '@ivuriro/contract/member-roles';
import { dayMs } from '../platform/clock.ts';
import { newId, newSecret } from '../platform/ids.ts';
import { hashOf } from '../platform/session.ts';
import { deliver } from './deliver.ts';
import { makePatient, type Person, setPassword, signIn } from './people.ts';
import type { TestApp } from './test-app.ts';

type WithPlatform = Pick<TestApp, 'platform'>;
export const memberPassword = 'a long password 1';

/** A new e-mail address, which no login has. */
export const someEmail = () => `keza-${newId()}@example.test`;

export interface Member extends Person {
  membershipId: string;
}

/**
 * Creates a person with a patient account and a password, and makes them a member of the account; the token acts for
 * that account.
 */
export async function makeMemberWithLogin(
  fixture: WithPlatform,
  account: { id: string },
  role: MemberRole,
  name = `Keza the ${role}`,
): Promise<Member> {
  const person = await makePatient(fixture, name);
  await setPassword(fixture, person, memberPassword);
  return { ...person, ...(await joinAccount(fixture, account, person, role)) };
}

/** Makes a person a member of an account; returns a token with which they act for it. */
export async function joinAccount(
  { platform: { db, now } }: WithPlatform,
  account: { id: string },
  person: Person,
  role: MemberRole,
): Promise<{ membershipId: string; token: string }> {
  const membershipId = newId();
  await db
    .insertInto('membership')
    .values({ id: membershipId, login_id: person.id, account_id: account.id, role, name: person.name, since: now() })
    .execute();
  return { membershipId, token: await signIn(db, account.id, now(), membershipId) };
}

/** Inserts an invitation whose link was not mailed; returns its id. */
export async function insertInvitation(
  { platform: { db, now } }: WithPlatform,
  account: { id: string },
  { email, at = now(), endedAt = null }: { email: string; at?: Date; endedAt?: Date | null },
): Promise<string> {
  const { id: invited_by } = await db
    .selectFrom('membership')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  const id = newId();
  const expires_at = new Date(at.getTime() + 7 * dayMs);
  await db
    .insertInto('member_invitation')
    .values({
      id,
      account_id: account.id,
      role: 'reception',
      name: 'Keza Uwera',
      email,
      invited_by,
      created_at: at,
      expires_at,
      ended_at: endedAt,
    })
    .execute();
  return id;
}

/** Invites a person to become a member, by the API; returns the reply. */
export const invite = (
  test: TestApp,
  inviter: { token: string },
  body: { name?: string; email: string; role: MemberRole },
  kind = 'hospital',
) => test.call('POST', `/${kind}/members`, { token: inviter.token, body: { name: 'Keza Uwera', ...body } });

/** A page of the members of an account, invited ones included. */
export async function membersOf(
  test: TestApp,
  { token }: { token: string },
  kind = 'hospital',
): Promise<{ total: number; data: Record<string, unknown>[] }> {
  return (await test.call('GET', `/${kind}/members`, { token })).body.data;
}

/** The token in the link of the newest invitation that was mailed to this address. */
export async function mailedToken(test: TestApp, email: string): Promise<string> {
  await deliver(test);
  const mail = test.mails.findLast(({ to, text }) => to === email && text.includes('/invitation/'));
  return /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

export const accept = (test: TestApp, token: string, password = memberPassword, headers: Record<string, string> = {}) =>
  test.call('POST', `/invitations/${token}`, { body: { password }, headers });

/** Adds members with these roles to the account, each with a login of their own, and signs them in. */
export async function makeMembers(
  { platform: { db, now } }: Pick<TestApp, 'platform'>,
  account: { id: string },
  roles: readonly MemberRole[],
): Promise<{ role: MemberRole; token: string }[]> {
  if (roles.length === 0) return [];
  const members = roles.map((role) => ({ role, id: newId(), loginId: newId(), token: newSecret() }));
  await db
    .insertInto('login')
    .values(members.map(({ loginId: id }) => ({ id, email: `${id}@example.test` })))
    .execute();
  await db
    .insertInto('membership')
    .values(members.map(({ id, loginId, role }) => ({ id, login_id: loginId, account_id: account.id, role })))
    .execute();
  const of = { account_id: account.id, created_at: now(), last_used_at: now() };
  const expires_at = new Date(now().getTime() + 86_400_000);
  await db
    .insertInto('session')
    .values(
      members.map(({ id, token }) => ({
        ...of,
        id: newId(),
        token_hash: hashOf(token),
        membership_id: id,
        expires_at,
      })),
    )
    .execute();
  return members;
}

/** The token of a new member with this role. */
export async function memberToken(
  fixture: Pick<TestApp, 'platform'>,
  account: { id: string },
  role: MemberRole,
): Promise<string> {
  const [member] = await makeMembers(fixture, account, [role]);
  return member!.token;
}
