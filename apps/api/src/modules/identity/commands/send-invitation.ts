import { invitationDays } from '@ivuriro/contract/account-members';
import type { MemberRole } from '@ivuriro/contract/member-roles';
import { dayMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import { memberInvited } from '../events.ts';
import {
  findInvitationTo,
  insertInvitation,
  type NewInvitation,
  withdrawInvitation,
} from '../queries/member-invitations.queries.ts';
import { isMember } from '../queries/members.queries.ts';

/**
 * Inserts an invitation to act for a locked account, and withdraws an older one to the same e-mail address. A job makes
 * the link and mails it. `refuseOlder` throws when the caller may not replace an invitation to this role.
 */
export async function sendInvitation(
  trx: Db,
  invitation: Omit<NewInvitation, 'expires_at'>,
  refuseOlder: (role: MemberRole) => void = () => {},
): Promise<void> {
  const { id, account_id, email, created_at } = invitation;
  if (await isMember(trx, account_id, email)) throw problem('already_member');
  const older = await findInvitationTo(trx, account_id, email);
  if (older) {
    refuseOlder(older.role);
    await withdrawInvitation(trx, older.id, created_at);
  }
  await insertInvitation(trx, { ...invitation, expires_at: new Date(created_at.getTime() + invitationDays * dayMs) });
  await emit(trx, memberInvited, { invitation_id: id });
}
