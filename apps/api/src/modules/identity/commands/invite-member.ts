import type { accountMembers } from '@ivuriro/contract/account-members';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { refuseBeyondRole, refuseUnknownRole } from '../domain/member-rules.ts';
import { presentMember } from '../presenters/present-member.ts';
import { findMember } from '../queries/members.queries.ts';
import { countRecipient, sendInvitation } from './send-invitation.ts';

/** Invites a person to act for the account. */
export async function inviteMember(call: OwnedCallOf<typeof accountMembers.endpoints.invite>) {
  const { owner, actor, body, now } = call;
  const { name, role } = body;
  refuseUnknownRole(owner.kind, role);
  refuseBeyondRole(actor, { roles: [role] });
  const recipient = await countRecipient(call, body);
  const id = newId();
  call.about({ objectId: id });
  return call.transact(
    async (trx) => {
      const invitation = {
        id,
        account_id: owner.id,
        role,
        name,
        ...recipient,
        invited_by: actor.membershipId,
        created_at: now,
      };
      await sendInvitation(trx, invitation, (older) => refuseBeyondRole(actor, { roles: [older] }));
      return presentMember((await findMember(trx, id))!);
    },
    { exclusive: true },
  );
}
