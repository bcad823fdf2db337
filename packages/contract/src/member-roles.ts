import type { Role } from './endpoint.ts';

/**
 * The roles of a person in an account: owner, a member with fewer permissions, or a person who acts for a patient's
 * record.
 */
export const memberRoles = [
  'owner',
  'manager',
  'reception',
  'nurse',
  'cashier',
  'technician',
  'validator',
  'pharmacist',
  'assistant',
  'self',
  'guardian',
  'representative',
  'administrator',
  'finance',
  'content',
  'support',
] as const;
export type MemberRole = (typeof memberRoles)[number];

const roles = {
  patient: ['self', 'guardian', 'representative'],
  doctor: ['owner', 'reception'],
  hospital: ['owner', 'manager', 'reception', 'nurse', 'cashier'],
  laboratory: ['owner', 'manager', 'reception', 'cashier', 'technician', 'validator'],
  pharmacy: ['owner', 'manager', 'reception', 'cashier', 'pharmacist', 'assistant'],
  admin: ['administrator', 'finance', 'content', 'support'],
} as const satisfies Record<Role, readonly MemberRole[]>;

export type RoleOf<T extends Role> = (typeof roles)[T][number];
/**
 * The roles that members of each account type may have. The first role is that of the person who opened the account.
 */
export const rolesOf: Record<Role, readonly MemberRole[]> = roles;
