import type { accountMembers } from '@ivuriro/contract/account-members';
import { spend } from '../../../platform/http/budget.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { refuseBeyondRole, refuseUnknownRole } from '../domain/member-rules.ts';
import { presentMember } from '../presenters/present-member.ts';
import { findMember } from '../queries/members.queries.ts';
import { sendInvitation } from './send-invitation.ts';

/** Invites a person to act for the account. */
export async function inviteMember(call: OwnedCallOf<typeof accountMembers.endpoints.invite>) {
  const { owner, actor, body, now, platform } = call;
  const { name, email, role } = body;
  refuseUnknownRole(owner.kind, role);
  refuseBeyondRole(actor, { roles: [role] });
  await spend(platform, 'invitation_mailbox', { recipient: email });
  const id = newId();
  call.about({ objectId: id });
  return call.transact(
    async (trx) => {
      const invitation = {
        id,
        account_id: owner.id,
        role,
        name,
        email,
        invited_by: actor.membershipId,
        created_at: now,
      };
      await sendInvitation(trx, invitation, (older) => refuseBeyondRole(actor, { roles: [older] }));
      return presentMember((await findMember(trx, id))!);
    },
    { exclusive: true },
  );
}
