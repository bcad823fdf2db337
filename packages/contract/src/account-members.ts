import * as z from 'zod';
import { accountEntry } from './account-shapes.ts';
import { hasOneRecipient, needsOneRecipient, recipient } from './contact.ts';
import { relations } from './dependants.ts';
import { endpoint, kinds, owned, ownedEndpoint, roles } from './endpoint.ts';
import { memberRoles } from './member-roles.ts';
import { typedPassword } from './passwords.ts';
import { phoneCode } from './phone-codes.ts';
import { added, listed, removed } from './provider-resources.ts';
import { day, id, instant, oneLine, optionalLine, page, paging } from './wire.ts';

/** The number of days for which the link of an invitation is valid. */
export const invitationDays = 7;

const role = z.enum(memberRoles);
const accountMember = z.object({
  id,
  /** Null for the person who opened the account of a place, as long as they have not entered their name. */
  name: z.string().nullable(),
  /** Null for a person who signs in by phone number. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role,
  status: z.enum(['ACTIVE', 'INVITED']),
  /** When the person became a member, or when the invitation was sent. */
  since: instant,
  /** When the person last used the account; null when they have no session now. */
  last_seen_at: instant.nullable(),
  /** When the link of an invitation expires; null for a member. */
  expires_at: instant.nullable(),
});
const changed = {
  permission: 'members.manage',
  budget: 'member',
  object: 'account_member@params.id',
  params: z.object({ id }),
} as const;

/** The members of a provider's account, and the people who are invited to become members. */
export const accountMembers = owned({
  name: 'account_members',
  kinds,
  mounts: ['own', 'admin'],
  endpoints: {
    list: ownedEndpoint('GET /members', {
      ...listed,
      permission: 'members.manage',
      query: z.object(paging),
      data: page(accountMember),
      summary:
        'The people who act for the account, those longest there first; after them the people who were invited and have not accepted.',
    }),
    invite: ownedEndpoint('POST /members', {
      ...added,
      permission: 'members.manage',
      audit: 'member.invited',
      budget: 'invite',
      body: z.strictObject({ name: oneLine(120), ...recipient, role }).refine(hasOneRecipient, needsOneRecipient),
      data: accountMember,
      message: 'Invitation sent',
      summary:
        'Invites a person by `email` or `phone`: mails a link, or sends it by text message, that works once and for seven days. An older invitation to the same address or number ends. 422 `already_member` when the person is a member; 403 `not_permitted` when a manager invites an owner; 503 `sms_unavailable` when no text messages can be sent.',
    }),
    change: ownedEndpoint('PUT /members/{id}', {
      ...changed,
      audit: 'member.changed',
      body: z.strictObject({ role, name: oneLine(120).optional() }),
      data: accountMember,
      message: 'Member saved',
      summary:
        'Changes the role and the name of a member, or those of an open invitation; the role applies at once. 409 `last_owner` when no owner would be left. Nobody but an owner changes their own row.',
    }),
    remove: ownedEndpoint('DELETE /members/{id}', {
      ...removed('account_member@params.id', 'members.manage', 'member.removed', 'Member removed'),
      budget: 'member',
      summary:
        'Removes a member, whose sessions end at once, or withdraws an invitation. 409 `last_owner` when no owner would be left. Only an owner can remove themselves.',
    }),
  },
});
export type AccountMember = z.output<typeof accountMember>;

const invitation = { who: 'public', object: 'none', params: z.object({ token: z.string().max(200) }) } as const;

/** The endpoints behind the link of an invitation: the invited person reads the invitation and accepts it. */
export const memberInvitations = {
  read: endpoint('GET /invitations/{token}', {
    ...invitation,
    audit: 'none',
    budget: 'public_code',
    data: z.object({
      account_id: id,
      account_name: z.string(),
      account_type: z.enum(roles),
      role,
      name: z.string(),
      /** The e-mail address or the phone number (E.164) to which the link was sent; the other field is null. */
      email: z.string().nullable(),
      phone: z.string().nullable(),
      /** The name of the person who sent the invitation; null when they have not given a name. */
      inviter: z.string().nullable(),
      /** The relation of the invited person to the child; null for roles other than guardian. */
      relation: z.enum(relations).nullable(),
      /** The last day on which the invited person may act for the account; null when the invitation sets no end. */
      until: day.nullable(),
      /**
       * Whether a login already exists for the invited person: one with the e-mail address and a password, or one that
       * has confirmed the phone number.
       */
      known: z.boolean(),
    }),
    summary:
      'What the link of an invitation is for. Reading it does not use it up. 422 `link_expired` when it was used or withdrawn, has expired or never existed.',
  }),
  accept: endpoint('POST /invitations/{token}', {
    ...invitation,
    audit: 'member.joined',
    budget: 'password_reset',
    body: z.strictObject({
      /** For an invitation by e-mail. */
      password: typedPassword.optional(),
      /** For an invitation by phone: the code that `POST /phone_codes` sent to its number. */
      phone_code: phoneCode.optional(),
      otp: optionalLine(40),
    }),
    data: z.array(accountEntry),
    message: 'Welcome to your account',
    summary:
      'Accepts the invitation and signs in; the answer is that of `POST /login`. A person who was invited by e-mail enters their password, with the same limits as at the sign-in, or chooses their first one. A person who was invited by phone enters a code: the login that has confirmed the number joins, or a new one that signs in by codes (422 `phone_code_wrong`, `phone_code_ended`). After 401 `second_factor_required` the call must be repeated with `otp`.',
  }),
};
export type MemberInvitation = z.output<typeof memberInvitations.read.data>;
