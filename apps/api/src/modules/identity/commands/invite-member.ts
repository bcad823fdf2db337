import { type accountMembers, invitationDays } from '@ivuriro/contract/account-members';
import { dayMs } from '../../../platform/clock.ts';
import { problem } from '../../../platform/errors.ts';
import { spend } from '../../../platform/http/budget.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/outbox.ts';
import { refuseBeyondRole, refuseUnknownRole } from '../domain/member-rules.ts';
import { memberInvited } from '../events.ts';
import { presentMember } from '../presenters/present-member.ts';
import { findInvitationTo, insertInvitation, withdrawInvitation } from '../queries/member-invitations.queries.ts';
import { findMember, isMember } from '../queries/members.queries.ts';

/** Invites a person to act for the account. A job makes the link and mails it. */
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
      if (await isMember(trx, owner.id, email)) throw problem('already_member');
      const older = await findInvitationTo(trx, owner.id, email);
      if (older) {
        refuseBeyondRole(actor, { roles: [older.role] });
        await withdrawInvitation(trx, older.id, now);
      }
      await insertInvitation(trx, {
        id,
        account_id: owner.id,
        role,
        name,
        email,
        invited_by: actor.membershipId,
        created_at: now,
        expires_at: new Date(now.getTime() + invitationDays * dayMs),
      });
      await emit(trx, memberInvited, { invitation_id: id });
      return presentMember((await findMember(trx, id))!);
    },
    { exclusive: true },
  );
}
