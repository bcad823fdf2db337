import { hourMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Actor, idleHours } from '../../../platform/session.ts';

export async function insertSession(
  trx: Db,
  session: { tokenHash: Buffer; id: string; accountId: string; device: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, id, accountId, device, now, expiresAt } = session;
  await trx
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      id,
      account_id: accountId,
      device,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

const sessionsOf = (db: Db, accountId: string, now: Date, usedAfter: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', usedAfter)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();

export async function ownSessions({ db, actor, now }: Call<Actor>) {
  const usedAfter = actor.type === 'patient' ? new Date(0) : new Date(now.getTime() - idleHours * hourMs);
  const rows = await sessionsOf(db, actor.id, now, usedAfter);
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

export const deleteSession = (trx: Db, id: string) => trx.deleteFrom('session').where('id', '=', id).execute();

export const deleteOtherSessions = async (trx: Db, accountId: string, keptId: string): Promise<string[]> => {
  const rows = await trx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '!=', keptId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

export const deleteSessionsOf = async (trx: Db, accountId: string): Promise<string[]> => {
  const rows = await trx.deleteFrom('session').where('account_id', '=', accountId).returning('id').execute();
  return rows.map(({ id }) => id);
};

/** Deletes the sessions of every account of these logins. */
export const deleteSessionsOfLogins = async (trx: Db, loginIds: string[]): Promise<string[]> => {
  const rows = await trx
    .deleteFrom('session')
    .using('account')
    .whereRef('account.id', '=', 'session.account_id')
    .where('account.login_id', 'in', loginIds)
    .returning('session.id')
    .execute();
  return rows.map(({ id }) => id);
};
