import * as z from 'zod';
import { accountEntry, patientRef } from './account-shapes.ts';
import { anyBirthDate } from './birth-dates.ts';
import { relations } from './dependants.ts';
import { endpoint } from './endpoint.ts';
import { day, id } from './wire.ts';

/** The number of wrong birth dates after which a record can no longer be claimed. */
export const claimTries = 3;

const claimable = z.object({
  id,
  /** The name of the hospital or doctor whose desk made the record. */
  place: z.string(),
  made_on: day,
});
export type Claimable = z.output<typeof claimable>;

/**
 * Claims of records that a desk made. A person can claim a record if they have confirmed its phone number and know the
 * birth date.
 */
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
      /** The relation of the caller to the child; ignored for the caller's own record. */
      relation: z.enum(relations).optional(),
    }),
    data: z.object({
      /** The record after the claim: the caller's own record, or that of the child. */
      patient: patientRef,
      /**
       * For a child: an entry like those of POST /login, with a token by which the caller acts for the child; otherwise
       * null.
       */
      child: accountEntry.nullable(),
    }),
    message: 'The record was claimed.',
    summary:
      'Claims a record by its birth date; when the desk knew the year alone, the year of the date decides. Under 16 the caller becomes the guardian, and agrees to the terms of use and the privacy policy for the child. Otherwise the record becomes a part of the caller’s own, whose birth date has to be empty or the same (422 `birth_date_differs`). 422 `birth_date_wrong` for another date; the third one ends the claim (422 `claim_ended`). 404 when the record was claimed meanwhile, or the phone number is no longer confirmed for the caller.',
  }),
};
