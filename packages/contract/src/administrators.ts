import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { passwordAgain } from './second-factor.ts';
import { id, instant, nothing } from './wire.ts';

export const administrators = {
  list: endpoint('GET /admin/administrators', {
    who: 'admin',
    object: 'none',
    audit: 'none',
    data: z.array(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        user_code: z.string(),
        second_factor: z.boolean(),
        created_at: instant,
        /** When they last used a session that has not expired. */
        seen_at: instant.nullable(),
      }),
    ),
    summary: 'Who may do everything, by name.',
  }),
  close: endpoint('DELETE /admin/administrators/{id}', {
    who: 'admin',
    object: 'administrator@params.id',
    audit: 'administrator.closed',
    budget: 'write',
    params: z.object({ id }),
    body: z.strictObject({ password: passwordAgain }),
    data: nothing,
    message: 'The account is closed',
    summary:
      'Closes the account of an administrator who leaves: it signs in no more, sign-in, second factor and messages are erased, its name stays beside what it did. 409 `conflict` for one’s own, 422 `password_required` when the password was entered more than 15 minutes ago.',
  }),
};
