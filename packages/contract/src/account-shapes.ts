import * as z from 'zod';
import { roles } from './endpoint.ts';
import { memberRoles } from './member-roles.ts';
import { permissions } from './permissions.ts';
import { id, picture } from './wire.ts';

/** An account with its token, as the server sends it to the person who signs in. */
export const accountFields = z.object({
  id,
  token: z.string(),
  account_type: z.enum(roles),
  account_type_name: z.string(),
  name: z.string(),
  full_name: z.string().optional(),
  user_code: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  picture: picture.optional(),
  primary_picture: picture.optional(),
  /**
   * The signed-in person, when several people act for the account; `name` is null when the person who opened the
   * account gave no name.
   */
  member: z.object({ id, name: z.string().nullable() }).optional(),
  /** The member role of the person for this account, and the permissions of that role. */
  role: z.enum(memberRoles),
  permissions: z.array(z.enum(permissions)),
});
/** One entry of the login list: `{patient: {…}}`, `{doctor: {…}}` … */
export const accountEntry = z.object({
  patient: accountFields.optional(),
  doctor: accountFields.optional(),
  hospital: accountFields.optional(),
  laboratory: accountFields.optional(),
  pharmacy: accountFields.optional(),
});
export type Account = z.output<typeof accountFields>;

export const patientRef = z.object({ id, full_name: z.string(), user_code: z.string(), picture });
export const patient = patientRef.extend({
  email: z.string().nullable(),
  gender: z.string().nullable(),
  id_number: z.string().nullable(),
  phone: z.string().nullable(),
  birth_date: z.string().nullable(),
  address: z.string().nullable(),
  account_type: z.literal('patient'),
});
