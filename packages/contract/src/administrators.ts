import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { passwordAgain } from './second-factor.ts';
import { id, instant, nothing } from './wire.ts';

export const administrators = {
  list: endpoint('GET /admin/administrators', {
    who: 'admin',
    permission: 'administrators.manage',
    object: 'none',
    audit: 'none',
    data: z.array(
      z.object({
        id,
        name: z.string(),
        email: z.string().nullable(),
        user_code: z.string(),
        second_factor: z.boolean(),
        created_at: instant,
        /** When the administrator last used a session that has not expired. */
        seen_at: instant.nullable(),
      }),
    ),
    summary: 'The administrators, A–Z.',
  }),
  close: endpoint('DELETE /admin/administrators/{id}', {
    who: 'admin',
    permission: 'administrators.manage',
    object: 'administrator@params.id',
    audit: 'administrator.closed',
    budget: 'write',
    params: z.object({ id }),
    body: z.strictObject({ password: passwordAgain }),
    data: nothing,
    message: 'The account is closed',
    summary:
      'Closes the account of an administrator who leaves: nobody can sign in to it any more. Its login, second factor and messages are erased; its name stays in records of what it did. 409 `conflict` for the caller’s own account, 422 `password_required` when the caller entered the password more than 15 minutes ago.',
  }),
};
