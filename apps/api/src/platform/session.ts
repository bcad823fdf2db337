import { hash } from 'node:crypto';
import { personalRole, type Role } from '@ivuriro/contract/endpoint';
import type { MemberRole } from '@ivuriro/contract/member-roles';
import type { Permission } from '@ivuriro/contract/permissions';
import { isPermitted } from '@ivuriro/contract/role-permissions';
import type { Platform } from './platform.ts';
import type { Reads } from './db/reads.ts';

/**
 * The caller: a person who acts for one account in one role, identified by the token and by nothing else in the
 * request.
 */
export interface Actor<R extends Role = Role> {
  id: string;
  type: R;
  loginId: string;
  membershipId: string;
  role: MemberRole;
  sessionId: string;
  /** When the password was last entered in this session. */
  passwordAt: Date;
}

/** Whether the caller's member role grants the permission. */
export const may = ({ type, role }: Pick<Actor, 'type' | 'role'>, permission: Permission): boolean =>
  isPermitted(type, role, permission);

export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** After this number of hours without use, a token expires, except in sessions of the personal role. */
export const idleHours = 12;

const find = {
  name: 'session_actor',
  text: `select a.id, a.type, m.login_id, m.id as membership_id, m.role, s.id as session_id,
      coalesce(s.password_at, s.created_at) as password_at, s.last_used_at
    from session s join membership m on m.id = s.membership_id join account a on a.id = m.account_id
    where s.token_hash = $1 and s.expires_at > $2 and m.until is null and (m.ends_at is null or m.ends_at > $2)
      and a.deleted_at is null
      and (a.type = '${personalRole}' or s.last_used_at > $2::timestamptz - interval '${idleHours} hours')`,
};
const touchAfterMinutes = 5;
// Stores that a session was used. A session of the personal role is extended to 30 days at each use; any other session
// expires 30 days after sign-in. Of many simultaneous requests only one writes this, with asynchronous commit: after a
// crash the update may be lost, and the session then seems idle for slightly longer.
const touch = `update session set last_used_at = $2,
    expires_at = case when $3 then $2::timestamptz + interval '30 days' else expires_at end
  where id = (select id from session
      where id = $1 and last_used_at < $2::timestamptz - interval '${touchAfterMinutes} minutes'
      for no key update skip locked)
    and set_config('synchronous_commit', 'off', true) is not null`;

/** Returns the caller who owns a bearer token, or null when the token is unknown, expired or revoked. */
export async function actorOf(
  { reads, pool }: Pick<Platform, 'reads' | 'pool'>,
  token: string,
  now: Date,
): Promise<Actor | null> {
  const { rows } = await reads.query({ ...find, values: [hashOf(token), now] });
  const row = rows[0];
  if (!row) return null;
  if (now.getTime() - row.last_used_at.getTime() > touchAfterMinutes * 60_000)
    await pool.query(touch, [row.session_id, now, row.type === personalRole]);
  return {
    id: row.id,
    type: row.type,
    loginId: row.login_id,
    membershipId: row.membership_id,
    role: row.role,
    sessionId: row.session_id,
    passwordAt: row.password_at,
  };
}

/** The type of an account; null when the account is deleted. */
export async function accountType(reads: Reads, accountId: string): Promise<Role | null> {
  const { rows } = await reads.query('select type from account where id = $1 and deleted_at is null', [accountId]);
  return rows[0]?.type ?? null;
}
