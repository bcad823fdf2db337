import * as z from 'zod';
import { accountEntry, patientRef } from './account-shapes.ts';
import { anyBirthDate } from './birth-dates.ts';
import { relations } from './dependants.ts';
import { endpoint } from './endpoint.ts';
import { day, id } from './wire.ts';

/** The wrong birth date of this number ends the claim of a record. */
export const claimTries = 3;

const claimable = z.object({
  id,
  /** The name of the hospital or doctor who made the record. */
  place: z.string(),
  made_on: day,
});
export type Claimable = z.output<typeof claimable>;

/** Records that a desk made, claimed by whoever has confirmed their phone number and knows the birth date. */
export const recordClaims = {
  list: endpoint('GET /patient/claimable', {
    who: 'patient',
    object: 'own',
    audit: 'none',
    data: z.array(claimable),
    summary:
      'The records that a desk made with the confirmed phone number of the caller, and that nobody has claimed. Names and birth dates are not told. Empty for a person who acts for somebody else.',
  }),
  claim: endpoint('POST /patient/claim', {
    who: 'patient',
    object: 'claimable_record@body.id',
    audit: 'record.claimed',
    budget: 'code',
    body: z.strictObject({
      id,
      birth_date: anyBirthDate,
      /** The relation of the caller to a child; ignored for a record of the caller. */
      relation: z.enum(relations).optional(),
    }),
    data: z.object({
      /** The record as the caller has it now: their own, or that of the child. */
      patient: patientRef,
      /** For a child: an entry as of POST /login, with a token that acts for the child. */
      child: accountEntry.nullable(),
    }),
    message: 'The record was claimed.',
    summary:
      'Claims a record by its birth date; when the desk knew the year alone, the year of the date decides. Under 16 the caller becomes the guardian, and agrees to the terms of use and the privacy policy for the child. Otherwise the record becomes a part of the caller’s own, whose birth date has to be empty or the same (422 `birth_date_differs`). 422 `birth_date_wrong` for another date; the third one ends the claim (422 `claim_ended`). 404 when the record was claimed meanwhile, or the phone number is no longer confirmed for the caller.',
  }),
};
