import * as z from 'zod';
import { patientRef } from './account-shapes.ts';
import { endpoint } from './endpoint.ts';
import { line } from './wire.ts';

/** Merges the two records of a patient who has two sign-ins, each with a record of their own. */
export const ownMerges = {
  merge: endpoint('POST /patient/merge', {
    who: 'patient',
    object: 'own',
    audit: 'record.merged',
    budget: 'write',
    body: z.strictObject({
      /**
       * The token of the other record, from a `POST /login` with its sign-in. It proves that both records belong to the
       * caller.
       */
      token: line().max(200),
    }),
    data: patientRef,
    message: 'Your two records are one now.',
    summary:
      'Merges the record of another sign-in of the caller into the record of this one, and ends the sessions of the other record, whose code finds this one from then on. Both sign-ins need a confirmed e-mail address or phone number. What else the other sign-in is used for (children, work at a provider) stays there. 422 `other_record` for a token that is unknown, ended, the caller’s own or not of a patient’s own record; 422 `birth_date_differs`; 409 `conflict` while a payment or a data request of the other record is open, or when a sign-in has nothing confirmed. Only an administrator undoes it, within 30 days.',
  }),
};
