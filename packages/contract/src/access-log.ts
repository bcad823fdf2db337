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
         * The member of the account who read or changed the data; null when the account is one person’s, or the
         * member’s name is unknown.
         */
        person: z.string().nullable(),
        role: z.enum(memberRoles).nullable(),
        /** True for a guardian or representative, who acted in the name of the patient; `name` is then the patient. */
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
