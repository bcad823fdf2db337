import type { MemberRole } from '@ivuriro/contract/member-roles';
import type { Catalogue } from '../../lib/language/texts.ts';

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
};

/** The name of each role, wherever a member is shown. */
export const roleNames: Catalogue<Record<MemberRole, string>> = { en };
