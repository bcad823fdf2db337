import type { accountMembers } from '@ivuriro/contract/account-members';
import { problem } from '../../../platform/errors.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { refuseBeyondRole } from '../domain/member-rules.ts';
import { memberRemoved, ownersChanged } from '../events.ts';
import { withdrawInvitation } from '../queries/member-invitations.queries.ts';
import { endMembership, findMember } from '../queries/members.queries.ts';
import { refuseLastOwner, withdrawInvitationsBy } from './change-member.ts';

/**
 * Removes a member, or withdraws an invitation. The sessions of the member are deleted in the transaction, before their
 * sockets are closed: a socket that connects in between finds no session.
 */
export async function removeMember(call: OwnedCallOf<typeof accountMembers.endpoints.remove>) {
  const { owner, actor, params, now, platform } = call;
  const ended = await call.transact(
    async (trx) => {
      const member = await findMember(trx, params.id);
      if (!member) throw problem('not_found');
      refuseBeyondRole(actor, { memberId: member.id, roles: [member.role] });
      call.about({ changes: { role: [member.role, null] } });
      if (member.status === 'INVITED') {
        await withdrawInvitation(trx, member.id, now);
        return [];
      }
      await refuseLastOwner(trx, owner.id, member, null);
      const sessions = await endMembership(trx, member.id, now);
      await withdrawInvitationsBy(trx, { kind: owner.kind, id: member.id, role: null }, now);
      await emit(trx, memberRemoved, { membership_id: member.id });
      if (member.role === 'owner') await emit(trx, ownersChanged, { membership_id: member.id, is_owner: false });
      return sessions;
    },
    { exclusive: true },
  );
  for (const id of ended) platform.realtime.disconnect(id);
  return null;
}
