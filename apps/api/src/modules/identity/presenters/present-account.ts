import { isKind, type Role } from '@ivuriro/contract/endpoint';
import type { Account, accountEntry, patient } from '@ivuriro/contract/account-shapes';
import { permissionsOf } from '@ivuriro/contract/role-permissions';
import type * as z from 'zod';
import type { Db } from '../../../platform/db/pool.ts';
import type { LoginRow, MemberAccount } from '../queries/accounts.queries.ts';
import { picturesFor } from '../ports.ts';

const typeNames: Record<Role, string> = {
  patient: 'Patient',
  doctor: 'Doctor',
  hospital: 'Hospital',
  laboratory: 'Laboratory',
  pharmacy: 'Pharmacy',
  admin: 'Administrator',
};
const places: readonly Role[] = ['hospital', 'laboratory', 'pharmacy'];

/** An account as the person who signed in receives it, with its token. */
export async function signedIn(
  db: Db,
  login: Pick<LoginRow, 'email' | 'phone'>,
  { id, type, name, user_code, role, membership_id, member_name }: MemberAccount,
  token: string,
): Promise<Account> {
  const picture = (await picturesFor.call(db, type, [id])).get(id)?.[0] ?? null;
  return {
    id,
    token,
    ...(isKind(type) ? { member: { id: membership_id, name: member_name } } : {}),
    account_type: type,
    account_type_name: typeNames[type],
    name,
    user_code,
    email: login.email,
    phone: login.phone,
    picture,
    role,
    permissions: permissionsOf(type, role),
    ...(type === 'patient' ? { full_name: name } : {}),
    ...(places.includes(type) ? { primary_picture: picture } : {}),
  };
}

/** The account under the name of its type: `{ patient: {…} }`. */
export const entryOf = (account: Account): z.output<typeof accountEntry> => ({ [account.account_type]: account });

export interface PatientRow {
  id: string;
  full_name: string;
  user_code: string;
  email: string | null;
  phone: string | null;
  gender: string | null;
  id_number: string | null;
  birth_date: string | null;
  address: string | null;
}
export async function presentPatient(db: Db, row: PatientRow): Promise<z.output<typeof patient>> {
  const picture = (await picturesFor.call(db, 'patient', [row.id])).get(row.id)?.[0] ?? null;
  return { ...row, picture, account_type: 'patient' };
}
