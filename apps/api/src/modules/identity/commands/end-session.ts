import type { Call } from '../../../platform/http/call.ts';
import type { Actor } from '../../../platform/session.ts';
import { deleteOtherSessions, deleteSession } from '../queries/sessions.queries.ts';

/**
 * Ends a session of the caller. Deletes it in the database before closing its sockets: a socket that connects in
 * between finds no session.
 */
export async function endSession({ transact, platform }: Pick<Call, 'transact' | 'platform'>, id: string) {
  await transact((trx) => deleteSession(trx, id), { exclusive: true });
  platform.realtime.disconnect(id);
  return null;
}

export async function endOtherSessions({ transact, platform, actor }: Call<Actor>) {
  const ended = await transact((trx) => deleteOtherSessions(trx, actor.membershipId, actor.sessionId), {
    exclusive: true,
  });
  for (const id of ended) platform.realtime.disconnect(id);
  return null;
}
