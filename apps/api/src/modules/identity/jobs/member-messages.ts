import { invitationDays } from '@ivuriro/contract/account-members';
import type { Role } from '@ivuriro/contract/endpoint';
import type { MemberRole } from '@ivuriro/contract/member-roles';
import { roleNames } from '@ivuriro/contract/role-names';
import { transact } from '../../../platform/db/transact.ts';
import { newSecret } from '../../../platform/ids.ts';
import { mailOf } from '../../../platform/mail/email.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOf } from '../../../platform/session.ts';
import { lastDayOf } from '../domain/last-day.ts';
import { nameInMail } from '../commands/mail-person.ts';
import { type SentInvitation, storeLink } from '../queries/member-invitations.queries.ts';
import { findMembership, ownersOf } from '../queries/members.queries.ts';
import { en } from '../texts.ts';
import { tellPerson } from './tell-person.ts';

/**
 * Sends the link of an invitation by mail or text message. The secret of the link exists only in this message; a
 * repeated job sends a new link.
 */
export async function deliverInvitation({ invitation_id }: { invitation_id: string }, platform: Platform) {
  const { db, now, config, mail, sms } = platform;
  const secret = newSecret();
  const invitation = await transact(db, (trx) => storeLink(trx, invitation_id, hashOf(secret), now()));
  if (!invitation) return;
  const url = `${config.publicUrl}/invitation/${secret}`;
  const { email, phone } = invitation;
  if (phone !== null) await sms?.send({ to: phone, text: en.invitedByText(url) });
  if (email !== null) await mail.send(invitationMail(email, url, invitation));
}

function invitationMail(email: string, url: string, invitation: SentInvitation) {
  const { subject, line } = invitation.account_type === 'patient' ? en.invitedByPatient : en.invited;
  const { role, until, action, after } = en.invited;
  const place = nameInMail(invitation.account_name);
  const lastDay = lastDayOf(invitation.ends_at);
  return mailOf(email, {
    subject: subject(place),
    greeting: en.hello(nameInMail(invitation.name)),
    lines: [line(place, invitation.account_type as Role, invitation.role as MemberRole)],
    facts: [
      [role, roleNames.en[invitation.role as MemberRole]],
      ...(lastDay ? ([[until, lastDay]] as [string, string][]) : []),
    ],
    action: { label: action, url },
    after: [after(invitationDays)],
  });
}

interface OwnerChange {
  membership_id: string;
  is_owner: boolean;
}
/**
 * Sends a message to all owners, and to the member who became an owner or ceased to be one, so that nobody takes over
 * an account unnoticed.
 */
export async function tellOwners({ membership_id, is_owner }: OwnerChange, platform: Platform) {
  const { db, config } = platform;
  const changed = await findMembership(db, membership_id);
  if (!changed) return;
  const { account_id, account_name, account_type } = changed;
  const owners = await ownersOf(db, account_id);
  const { subject, line, action, after } = is_owner ? en.ownerAdded : en.ownerGone;
  const who = nameInMail(changed.name ?? changed.email ?? changed.phone ?? '');
  const place = nameInMail(account_name);
  const told = new Map([...owners, changed].map((person) => [person.login_id, person]));
  for (const person of told.values())
    await tellPerson(platform, person, {
      subject: subject(place),
      greeting: en.helloNobody,
      lines: [line(who, place)],
      action: { label: action, url: `${config.publicUrl}/dashboard/${account_type}/members` },
      after: [after],
    });
}

/** Sends a message to the person who was removed. */
export async function tellRemoved({ membership_id }: { membership_id: string }, platform: Platform): Promise<void> {
  const removed = await findMembership(platform.db, membership_id);
  if (!removed) return;
  const { subject, line, after } = en.removed;
  const place = nameInMail(removed.account_name);
  const greeting = removed.name ? en.hello(nameInMail(removed.name)) : en.helloNobody;
  await tellPerson(platform, removed, { subject: subject(place), greeting, lines: [line(place)], after: [after] });
}
