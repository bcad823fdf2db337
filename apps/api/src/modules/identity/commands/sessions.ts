import { dayMs, hourMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Call } from '../../../platform/http/call.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import { type Actor, hashOf, idleHours } from '../../../platform/session.ts';
import { deviceOf } from '../domain/device-name.ts';
import { deleteOtherSessions, deleteSession, insertSession, sessionsOf } from '../queries/sessions.queries.ts';

const lifetime = 30 * dayMs;

/** Signs an account in: the token is returned once, and only its hash is stored. */
export async function openSession(trx: Db, accountId: string, userAgent: string | undefined, now: Date) {
  const token = newSecret();
  await insertSession(trx, {
    tokenHash: hashOf(token),
    id: newId(),
    accountId,
    device: deviceOf(userAgent),
    now,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return token;
}

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

/**
 * Deletes the session in the database before closing its sockets: a socket that connects in between finds no session.
 */
export async function endSession({ transact, platform }: Pick<Call, 'transact' | 'platform'>, id: string) {
  await transact((trx) => deleteSession(trx, id), { exclusive: true });
  platform.realtime.disconnect(id);
  return null;
}

export async function endOtherSessions({ transact, platform, actor }: Call<Actor>) {
  const ended = await transact((trx) => deleteOtherSessions(trx, actor.id, actor.sessionId), { exclusive: true });
  for (const id of ended) platform.realtime.disconnect(id);
  return null;
}
