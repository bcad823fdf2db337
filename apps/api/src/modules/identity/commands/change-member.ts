import type { accountMembers } from '@ivuriro/contract/account-members';
import type { Kind } from '@ivuriro/contract/endpoint';
import type { MemberRole } from '@ivuriro/contract/member-roles';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { mayManage, refuseBeyondRole, refuseUnknownRole } from '../domain/member-rules.ts';
import { ownersChanged } from '../events.ts';
import { presentMember } from '../presenters/present-member.ts';
import { invitationsBy, updateInvitation, withdrawInvitation } from '../queries/member-invitations.queries.ts';
import { findMember, type MemberRow, ownersOf, updateMembership } from '../queries/members.queries.ts';

/**
 * Changes the role and the name of a member or of an open invitation. The new role applies to the member's next call.
 */
export async function changeMember(call: OwnedCallOf<typeof accountMembers.endpoints.change>) {
  const { owner, actor, params, body, now } = call;
  const { role } = body;
  refuseUnknownRole(owner.kind, role);
  return call.transact(
    async (trx) => {
      const member = await findMember(trx, params.id);
      if (!member) throw problem('not_found');
      refuseBeyondRole(actor, { memberId: member.id, roles: [member.role, role] });
      const change = { role, name: body.name ?? member.name };
      if (member.status === 'INVITED') await updateInvitation(trx, member.id, change);
      else {
        await refuseLastOwner(trx, owner.id, member, role);
        await updateMembership(trx, member.id, change);
        await withdrawInvitationsBy(trx, { kind: owner.kind, id: member.id, role }, now);
        const wasOwner = member.role === 'owner';
        if (wasOwner !== (role === 'owner'))
          await emit(trx, ownersChanged, { membership_id: member.id, is_owner: !wasOwner });
      }
      call.about({ changes: { role: [member.role, role] } });
      return presentMember((await findMember(trx, member.id))!);
    },
    { exclusive: true },
  );
}

/** Refuses a change that would leave the account without an owner. The account must be locked. */
export async function refuseLastOwner(
  trx: Db,
  accountId: string,
  member: Pick<MemberRow, 'id' | 'role'>,
  next: MemberRole | null,
): Promise<void> {
  if (member.role !== 'owner' || next === 'owner') return;
  const owners = await ownersOf(trx, accountId);
  if (owners.every(({ id }) => id === member.id)) throw problem('last_owner');
}

/**
 * Withdraws the open invitations that a member has sent but may not send in their new role; all of them when the role
 * is null, because the member is removed. Otherwise a removed owner could come back by an invitation to another
 * address.
 */
export async function withdrawInvitationsBy(
  trx: Db,
  { kind, id, role }: { kind: Kind; id: string; role: MemberRole | null },
  now: Date,
): Promise<void> {
  for (const sent of await invitationsBy(trx, id))
    if (!role || !mayManage(kind, role, sent.role)) await withdrawInvitation(trx, sent.id, now);
}
