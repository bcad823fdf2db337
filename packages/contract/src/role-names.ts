import type { MemberRole } from './member-roles.ts';

const en = {
  owner: 'Owner',
  manager: 'Manager',
  reception: 'Reception',
  nurse: 'Nurse',
  cashier: 'Cashier',
  technician: 'Technician',
  validator: 'Validator',
  pharmacist: 'Pharmacist',
  assistant: 'Assistant',
  self: 'Patient',
  guardian: 'Guardian',
  representative: 'Representative',
  administrator: 'Administrator',
  finance: 'Finance',
  content: 'Content',
  support: 'Support',
} satisfies Record<MemberRole, string>;

/** The displayed name of each member role, on pages and in mails, by language. */
export const roleNames = { en };
