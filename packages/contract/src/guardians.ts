import * as z from 'zod';
import { hasOneRecipient, needsOneRecipient, recipient } from './contact.ts';
import { relations } from './dependants.ts';
import { endpoint } from './endpoint.ts';
import { day, id, instant, nothing, oneLine } from './wire.ts';

/**
 * The largest number of people who act for a patient's record besides the patient, including people with an open
 * invitation.
 */
export const mostGuardians = 10;

const guardian = z.object({
  id,
  /** The name under which the person was invited, or the name in their own record. */
  name: z.string(),
  /** Null for a person who signs in only by phone number. */
  email: z.string().nullable(),
  /** Set only when there is no e-mail address. */
  phone: z.string().nullable(),
  role: z.enum(['self', 'guardian', 'representative']),
  /** The relation of a guardian to the child. */
  relation: z.enum(relations).nullable(),
  status: z.enum(['ACTIVE', 'INVITED']),
  /** When the person began to act for the record, or when the invitation was sent. */
  since: instant,
  /** The last day on which a representative may act; null when no end is set. */
  until: day.nullable(),
  /** When the link of an invitation expires; null for a person who already acts. */
  expires_at: instant.nullable(),
  /** Whether this is the caller. */
  is_you: z.boolean(),
  /** Whether the caller may end this representation: it is their own, or they sent its invitation. */
  may_end: z.boolean(),
});
export type Guardian = z.output<typeof guardian>;

/** The people who act for a patient's record: the guardians of a child, or an adult and their representatives. */
export const guardians = {
  list: endpoint('GET /patient/guardians', {
    who: 'patient',
    object: 'own',
    audit: 'none',
    data: z.array(guardian),
    summary:
      'The people who act for this record, those longest there first; after them those who were invited and have not accepted.',
  }),
  invite: endpoint('POST /patient/guardians', {
    who: 'patient',
    permission: 'members.manage',
    object: 'own',
    audit: 'guardian.invited',
    budget: 'invite',
    body: z
      .strictObject({
        name: oneLine(120),
        ...recipient,
        relation: z.enum(relations).optional(),
        until: day.optional(),
      })
      .refine(hasOneRecipient, needsOneRecipient),
    data: guardian,
    status: 201,
    message: 'Invitation sent',
    summary:
      'Invites a person by `email` or `phone` to act for this record: mails a link, or sends it by text message, that works once and for seven days, answered as those of members (`POST /invitations/{token}`). Who acts for a child invites another guardian, with the `relation` to the child. An adult invites a representative, who may act for them until the end of the day `until`, at most 366 days ahead. A representative invites nobody (403 `not_permitted`). An older invitation to the same address or number ends. 422 `already_member` when the person acts for the record; 409 when ten people do; 503 `sms_unavailable` when no text messages can be sent.',
  }),
  end: endpoint('DELETE /patient/guardians/{id}', {
    who: 'patient',
    object: 'patient_guardian@params.id',
    audit: 'guardian.removed',
    budget: 'family',
    params: z.object({ id }),
    data: nothing,
    message: 'This person no longer acts for the record.',
    summary:
      'Ends what the caller has begun: an invitation that they sent, or the part of a person whom they invited, whose sessions end at once. A guardian or representative may also end their own part; the only guardian of a child may not (409 `last_guardian`). 403 `not_permitted` for anybody else.',
  }),
};
