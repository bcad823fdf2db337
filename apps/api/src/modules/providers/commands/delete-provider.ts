import type { Kind } from '@ivuriro/contract/endpoint';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { type Owner, type OwnedCall, Reply } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { closeAccount, lockAccount } from '../../identity/index.ts';
import { providerDeleted, teamChanged } from '../events.ts';
import { lockPractice } from '../queries/practice-lock.queries.ts';
import { refreshSearchWithTeams } from './refresh-search.ts';
import { openOrdersOf, owedTo, upcomingAppointmentsOf } from '../ports.ts';
import { endInvitationsOf } from '../queries/team-invitations.queries.ts';

/** The appointments and orders that a deletion would cancel, and the RWF that the provider would still be owed. */
export async function deletionOf(db: Db, provider: Owner, now: Date) {
  const [appointments, orders, owed] = await Promise.all([
    upcomingAppointmentsOf.call(db, provider, now),
    openOrdersOf.call(db, provider.id),
    owedTo.call(db, provider.id),
  ]);
  return { visits: appointments, orders, owed };
}

const removed: Record<Kind, string> = {
  doctor: 'Doctor was removed',
  hospital: 'Hospital was deleted',
  laboratory: 'Laboratory was deleted',
  pharmacy: 'Pharmacy was deleted',
};

export async function removeMember(call: OwnedCall<unknown, unknown, unknown>): Promise<Reply<null>> {
  const { owner, actor, transact, platform, about, now } = call;
  about({ objectId: owner.id });
  const ended = await transact((trx) => deleteProvider(trx, owner, actor.id, now), { exclusive: true });
  platform.realtime.invalidatePages();
  for (const id of ended) platform.realtime.disconnect(id);
  return new Reply(null, 200, removed[owner.kind]);
}

/**
 * Hides a provider, ends its sessions and returns the ids of these sessions. Once this transaction has committed,
 * nothing can be booked or ordered; what was booked or ordered before is cancelled by the subscribers of the event.
 */
export async function deleteProvider(trx: Db, provider: Owner, by: string, now: Date): Promise<string[]> {
  const { id, kind } = provider;
  await lockAccount(trx, id);
  await lockPractice(trx, id);
  const hidden = await trx
    .updateTable('provider')
    .set({ deleted_at: now, is_published: false })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!hidden) throw problem('not_found');
  const waiting = await endInvitationsOf(trx, id, now);
  const changes = waiting.map(({ provider_id, doctor_id }) => ({
    what: 'gone' as const,
    place_id: provider_id,
    doctor_id,
    by: id,
  }));
  if (changes.length > 0) await emit(trx, teamChanged, { changes });
  if (kind === 'hospital') await refreshSearchWithTeams(trx, [id]);
  const ended = await closeAccount(trx, id, now);
  await emit(trx, providerDeleted, { provider_id: id, kind, by });
  return ended;
}
