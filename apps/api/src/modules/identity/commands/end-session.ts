import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Actor } from '../../../platform/session.ts';
import { deleteOtherSessions, deleteSession } from '../queries/sessions.queries.ts';

/**
 * Ends a session of the caller; those of other members of the account are theirs. Deletes it in the database before closing its sockets: a socket that connects in between finds no session.
 */
export async function endSession({ transact, platform, actor }: Call<Actor>, id: string) {
  const ended = await transact((trx) => deleteSession(trx, actor.membershipId, id), { exclusive: true });
  if (!ended) throw problem('not_found');
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
