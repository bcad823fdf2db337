import * as z from 'zod';
import { endpoint, roles } from './endpoint.ts';
import { memberRoles } from './member-roles.ts';
import { instant, page, paging } from './wire.ts';

export const accessLogs = {
  read: endpoint('GET /patient/access_log', {
    who: 'patient',
    object: 'own',
    audit: 'none',
    query: z.object(paging),
    data: page(
      z.object({
        at: instant,
        account_type: z.enum(roles),
        name: z.string(),
        /**
         * The name of the member who read or changed the data for the account; null when only one person acts for the
         * account, or when the member’s name is unknown.
         */
        person: z.string().nullable(),
        role: z.enum(memberRoles).nullable(),
        /**
         * Whether the person acted in the name of the patient, as a guardian or representative; `name` is then the name
         * of the patient.
         */
        for_patient: z.boolean(),
        /** The name of the audit entry. */
        action: z.string(),
        /** The short code of the accessed object; null when it has none. */
        object_code: z.string().nullable(),
      }),
    ),
    summary:
      'Who else read or changed data of the patient, latest first, with the guardians and representatives who act for ' +
      'them. Equal entries within an hour are shown once.',
  }),
};
