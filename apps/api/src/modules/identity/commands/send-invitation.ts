import { invitationDays } from '@ivuriro/contract/account-members';
import type { MemberRole } from '@ivuriro/contract/member-roles';
import { dayMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { spend } from '../../../platform/http/budget.ts';
import type { Call } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { memberInvited } from '../events.ts';
import {
  findInvitationTo,
  insertInvitation,
  type NewInvitation,
  type Recipient,
  withdrawInvitation,
} from '../queries/member-invitations.queries.ts';
import { isMember } from '../queries/members.queries.ts';

/**
 * Returns the recipient of an invitation, and counts the invitation. 429 `slow_down` when too many were sent to this
 * recipient, or too many text messages from this network address; 503 `sms_unavailable` for a phone number when there
 * is no gateway.
 */
export async function countRecipient(
  { platform, ip }: Pick<Call, 'platform' | 'ip'>,
  body: { email?: string | undefined; phone?: string | undefined },
): Promise<Recipient> {
  const recipient = { email: body.email ?? null, phone: body.phone ?? null };
  if (recipient.phone !== null) {
    if (!platform.sms) throw problem('sms_unavailable');
    await spend(platform, 'phone_code', { ip });
    await spend(platform, 'phone_code_day', { ip });
  }
  await spend(platform, 'invitation_mailbox', { recipient: recipient.email ?? recipient.phone });
  return recipient;
}

/**
 * Inserts an invitation to act for an account, which must be locked, and withdraws an older invitation to the same
 * e-mail address or number. A job makes the link and sends it. `refuseOlder` throws when the caller may not replace an
 * older invitation with this role.
 */
export async function sendInvitation(
  trx: Db,
  invitation: Omit<NewInvitation, 'expires_at'>,
  refuseOlder: (role: MemberRole) => void = () => {},
): Promise<void> {
  const { id, account_id, created_at } = invitation;
  if (await isMember(trx, account_id, invitation)) throw problem('already_member');
  const older = await findInvitationTo(trx, account_id, invitation);
  if (older) {
    refuseOlder(older.role);
    await withdrawInvitation(trx, older.id, created_at);
  }
  await insertInvitation(trx, { ...invitation, expires_at: new Date(created_at.getTime() + invitationDays * dayMs) });
  await emit(trx, memberInvited, { invitation_id: id });
}
