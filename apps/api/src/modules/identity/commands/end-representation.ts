import type { guardians } from '@ivuriro/contract/guardians';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { guardianLeft } from '../events.ts';
import { mayEnd } from '../presenters/present-guardian.ts';
import { guardiansOf } from '../queries/guardians.queries.ts';
import { invitationsBy, withdrawInvitation } from '../queries/member-invitations.queries.ts';
import { endMembership } from '../queries/members.queries.ts';

/**
 * Withdraws an invitation to act for a patient's record; or ends the membership of a person who acts for it, and signs
 * this person out at once.
 */
export async function endGuardian(call: CallOf<typeof guardians.end>): Promise<null> {
  const { actor, params, now, platform } = call;
  call.about({ patientId: actor.id });
  const sessions = await call.transact(
    async (trx) => {
      const people = await guardiansOf(trx, actor.id);
      const one = people.find(({ id }) => id === params.id);
      // the membership or invitation has ended since the authorization check
      if (!one) throw problem('conflict');
      if (!mayEnd(one, actor.membershipId)) throw problem('not_permitted');
      if (one.status === 'INVITED') {
        await withdrawInvitation(trx, one.id, now);
        return [];
      }
      const left = people.filter(({ id, status }) => status === 'ACTIVE' && id !== one.id);
      if (left.length === 0) throw problem('last_guardian');
      return endRepresentation(trx, one.id, now);
    },
    { exclusive: true },
  );
  for (const id of sessions) platform.realtime.disconnect(id);
  return null;
}

/**
 * Ends a membership in a patient's record, whose account must be locked, and withdraws the invitations that the member
 * sent, so that the member cannot come back by one of them. The member and everybody who still acts for the record are
 * notified. Returns the ended sessions.
 */
export async function endRepresentation(trx: Db, membershipId: string, now: Date): Promise<string[]> {
  const sessions = await endMembership(trx, membershipId, now);
  for (const sent of await invitationsBy(trx, membershipId)) await withdrawInvitation(trx, sent.id, now);
  await emit(trx, guardianLeft, { membership_id: membershipId });
  return sessions;
}
