import type { MemberRole } from '@ivuriro/contract/member-roles';
import type { Catalogue } from '../../lib/language/texts.ts';

/** The name of a role, and what it may do, to the person who gives it and to the one who gets it. */
type RoleWords = { name: string; may: string };

const en = {
  owner: {
    name: 'Owner',
    may: 'Everything. Only owners see the money and the payout account, and make others owners.',
  },
  manager: {
    name: 'Manager',
    may: 'Everything but the money, the payout account and the owners. Invites and removes the others.',
  },
  reception: {
    name: 'Reception',
    may: 'Books, moves and checks in patients, takes cash at the desk, reads and writes messages.',
  },
  nurse: { name: 'Nurse', may: 'Sees the agenda and the waiting room, checks patients in, reads and writes messages.' },
  cashier: { name: 'Cashier', may: 'Takes cash, writes receipts and reads the wallet. No medical files.' },
  technician: { name: 'Technician', may: 'Works on orders and samples, enters results and keeps the stock.' },
  validator: { name: 'Validator', may: 'What a technician may, and releases the results to patients.' },
  pharmacist: { name: 'Pharmacist', may: 'Dispenses, works on orders, and keeps stock and prices.' },
  assistant: { name: 'Assistant', may: 'Works on orders, and keeps stock and prices. Does not dispense.' },
} satisfies Partial<Record<MemberRole, RoleWords>>;

export type RoleTexts = Record<keyof typeof en, RoleWords>;
export const roleTexts: Catalogue<RoleTexts> = { en };

/** The texts of a role; a role without them is shown by its name on the wire. */
export const wordsOfRole = (t: RoleTexts, role: MemberRole): RoleWords =>
  role in t ? t[role as keyof RoleTexts] : { name: role, may: '' };
