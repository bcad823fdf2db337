import * as z from 'zod';
import { accountEntry, patientRef } from './account-shapes.ts';
import { childBirthDate } from './birth-dates.ts';
import { endpoint } from './endpoint.ts';
import { genders } from './identity.ts';
import { id, nothing, oneLine, optionalLine } from './wire.ts';

/** The possible relations of a guardian to the child. */
export const relations = ['Mother', 'Father', 'Grandparent', 'Relative', 'Guardian'] as const;
export type Relation = (typeof relations)[number];

/** The most children of one guardian. */
export const mostChildren = 12;

const gender = z.enum(genders);
const dependant = patientRef.extend({
  birth_date: z.string().nullable(),
  gender: z.string().nullable(),
  relation: z.enum(relations),
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
};

/**
 * Declared apart from `dependants`, because another module serves it: ending the last guardianship may erase the
 * record.
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
