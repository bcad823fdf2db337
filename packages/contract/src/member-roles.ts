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
