import { hourMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Actor, idleHours } from '../../../platform/session.ts';
import type { MemberAccount } from './accounts.queries.ts';

/** How the person signed in. */
export interface SignInWay {
  /**
   * Whether they signed in without the password that they have. Actions that need a recent password then ask for it.
   */
  withoutPassword?: boolean;
  /** The shared computer at which they signed in by PIN. */
  sharedComputerId?: string;
}

export async function insertSession(
  trx: Db,
  session: {
    tokenHash: Buffer;
    id: string;
    account: Pick<MemberAccount, 'id' | 'membership_id'>;
    device: string | null;
    now: Date;
    expiresAt: Date;
    way: SignInWay;
  },
): Promise<void> {
  const { tokenHash, id, account, device, now, expiresAt } = session;
  const { withoutPassword, sharedComputerId } = session.way;
  await trx
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      id,
      account_id: account.id,
      membership_id: account.membership_id,
      device,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      shared_computer_id: sharedComputerId,
      ...(withoutPassword ? { password_at: new Date(0) } : {}),
    })
    .execute();
}

const sessionsOf = (db: Db, membershipId: string, now: Date, usedAfter: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('membership_id', '=', membershipId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', usedAfter)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();

export async function ownSessions({ db, actor, now }: Call<Actor>) {
  const usedAfter = actor.type === 'patient' ? new Date(0) : new Date(now.getTime() - idleHours * hourMs);
  const rows = await sessionsOf(db, actor.membershipId, now, usedAfter);
  return rows.map(({ id, device, created_at, last_used_at }) => ({
    id,
    device,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: id === actor.sessionId,
  }));
}

/** Stores that the password of this session was entered again. */
export const markPasswordEntered = (db: Db, id: string, now: Date) =>
  db.updateTable('session').set({ password_at: now }).where('id', '=', id).execute();

/**
 * Whether a session of a person in their own account is still open. An open one stays open until this transaction ends.
 */
export async function holdOwnSession(trx: Db, id: string): Promise<boolean> {
  const open = trx
    .selectFrom('session')
    .innerJoin('membership', 'membership.id', 'session.membership_id')
    .select('session.id')
    .where('session.id', '=', id)
    .where('role', '=', 'self')
    .where('until', 'is', null);
  return (await open.forShare('session').executeTakeFirst()) !== undefined;
}

export const deleteSession = (trx: Db, id: string) => trx.deleteFrom('session').where('id', '=', id).execute();

export const deleteOtherSessions = async (trx: Db, membershipId: string, keptId: string): Promise<string[]> => {
  const rows = await trx
    .deleteFrom('session')
    .where('membership_id', '=', membershipId)
    .where('id', '!=', keptId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

export const deleteSessionsOfMember = async (trx: Db, membershipId: string): Promise<string[]> => {
  const rows = await trx.deleteFrom('session').where('membership_id', '=', membershipId).returning('id').execute();
  return rows.map(({ id }) => id);
};

export const deleteSessionsOf = async (trx: Db, accountId: string): Promise<string[]> => {
  const rows = await trx.deleteFrom('session').where('account_id', '=', accountId).returning('id').execute();
  return rows.map(({ id }) => id);
};

/** Deletes the sessions of these logins in every account, except the session `keptId`. */
export const deleteSessionsOfLogins = async (trx: Db, loginIds: string[], keptId?: string): Promise<string[]> => {
  const rows = await trx
    .deleteFrom('session')
    .using('membership')
    .whereRef('membership.id', '=', 'session.membership_id')
    .where('membership.login_id', 'in', loginIds)
    .where((eb) => eb('session.id', 'is distinct from', keptId ?? null))
    .returning('session.id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Deletes the sessions that were opened by PIN at this computer, of one member or of all. */
export const deleteSessionsAt = async (trx: Db, computerId: string, membershipId?: string): Promise<string[]> => {
  const rows = await trx
    .deleteFrom('session')
    .where('shared_computer_id', '=', computerId)
    .$if(membershipId !== undefined, (one) => one.where('membership_id', '=', membershipId!))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};
