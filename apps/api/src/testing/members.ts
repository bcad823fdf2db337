import type { MemberRole } from '@ivuriro/contract/member-roles';
import { newId, newSecret } from '../platform/ids.ts';
import { hashOf } from '../platform/session.ts';
import type { TestApp } from './test-app.ts';

interface Member {
  role: MemberRole;
  token: string;
}

/** Adds members with these roles to the account, each with a login of their own, and signs them in. */
export async function makeMembers(
  { platform: { db, now } }: Pick<TestApp, 'platform'>,
  account: { id: string },
  roles: readonly MemberRole[],
): Promise<Member[]> {
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
