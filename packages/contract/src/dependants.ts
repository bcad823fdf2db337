import * as z from 'zod';
import { accountEntry, patientRef } from './account-shapes.ts';
import { childBirthDate } from './birth-dates.ts';
import { mobilePhone } from './contact.ts';
import { endpoint } from './endpoint.ts';
import { genders } from './identity.ts';
import { typedPassword } from './passwords.ts';
import { phoneCode } from './phone-codes.ts';
import { id, nothing, oneLine, optionalLine } from './wire.ts';

/** The possible relations of a guardian to the child. */
export const relations = ['Mother', 'Father', 'Grandparent', 'Relative', 'Guardian'] as const;
export type Relation = (typeof relations)[number];

/** The largest number of children of one guardian. */
export const mostChildren = 12;

const gender = z.enum(genders);
const dependant = patientRef.extend({
  birth_date: z.string().nullable(),
  gender: z.string().nullable(),
  relation: z.enum(relations),
  /** Whether the child is 16 or older. Then the guardian can hand the record over to the child. */
  of_age: z.boolean(),
});

export const dependants = {
  list: endpoint('GET /patient/dependants', {
    who: 'patient',
    object: 'own',
    audit: 'none',
    data: z.array(dependant),
    summary: 'The children whose guardian the caller is, in the order in which they were added.',
  }),
  add: endpoint('POST /patient/dependants', {
    who: 'patient',
    object: 'own',
    audit: 'dependant.added',
    budget: 'family',
    body: z.strictObject({
      full_name: oneLine(120),
      birth_date: childBirthDate,
      gender,
      relation: z.enum(relations),
      id_number: optionalLine(32),
    }),
    data: accountEntry,
    status: 201,
    message: 'The child was added.',
    summary:
      'Makes a record for a child under 16, whose guardian the caller becomes. The answer is an entry as of POST /login, with a token that acts for the child. A guardian who acts for a child adds none (403 `not_permitted`).',
  }),
  handOver: endpoint('POST /patient/dependants/{id}/handover', {
    who: 'patient',
    permission: 'members.manage',
    object: 'dependant@params.id',
    audit: 'dependant.handed_over',
    budget: 'family',
    params: z.object({ id }),
    body: z.strictObject({
      phone: mobilePhone,
      phone_code: phoneCode.optional(),
      password: typedPassword.optional(),
    }),
    data: nothing,
    status: 202,
    message: 'We have sent a code to this number.',
    summary:
      'Hands the record of a child over to the child, who is 16 or older (422 `too_early` before that day in Kigali). Without `phone_code` it sends a code to the phone of the child, as `POST /phone_codes` does, with the same answer for every number. With the code it answers 200: the child signs in by this number from now on, every guardianship ends with its sessions and invitations, and everybody is told by mail. A person who has confirmed the number and has no patient record gets this one; 422 `own_record` when they have one, or are a guardian of the child. 422 `password_required` unless the guardian entered their password within 15 minutes; 422 `phone_code_wrong`, or `phone_code_ended` after five tries or ten minutes; 403 `not_permitted` for who acts for somebody else.',
  }),
};

/**
 * Declared apart from `dependants`, because another module serves this endpoint: when the last guardianship of a child
 * ends, the record may be erased.
 */
export const guardianship = {
  end: endpoint('DELETE /patient/dependants/{id}', {
    who: 'patient',
    object: 'dependant@params.id',
    audit: 'dependant.removed',
    budget: 'family',
    params: z.object({ id }),
    data: nothing,
    message: 'The child was removed.',
    summary:
      'Ends the guardianship of the caller, and every session in which they act for the child. Without another guardian the record is erased when it holds no appointment, order or payment; otherwise 409 `last_guardian`.',
  }),
};
