import type { Role } from './endpoint.ts';

/** What a person may be for an account: its owner, a member with a narrower role, or who keeps a patient's record. */
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
/** The roles that the members of each kind of account may have; the first one is that of whoever opened it. */
export const rolesOf: Record<Role, readonly MemberRole[]> = roles;
