import type { MemberRole } from '@ivuriro/contract/member-roles';
import type { Catalogue } from '../../lib/language/texts.ts';

/** The duties of each role as text, for the person who assigns the role and for the person who gets it. */
const en = {
  owner: 'Everything, also the payout account and the other owners.',
  manager: 'Everything but the payout account, the copy of all data and the owners. Invites and removes the others.',
  reception: 'Works on appointments or orders, reads and writes messages. No medical files, no money.',
  nurse: 'Sees the appointments, reads and writes messages. No medical files, no money.',
  cashier: 'Sees the wallet. No appointments, no medical files.',
  technician: 'Works on orders, and keeps prices and stock. Sends no results.',
  validator: 'Does what a technician does, and sends the results to the patients.',
  pharmacist: 'Hands out drugs on prescription, works on orders, and keeps prices and stock.',
  assistant: 'Works on orders, and keeps prices and stock. Hands out nothing that needs a prescription.',
  guardian:
    'Books, orders and pays for the child, and reads what doctors write, until the record is handed over from 16 on.',
  representative: 'Books, orders and pays for this person, and reads what doctors write. Invites nobody.',
} satisfies Partial<Record<MemberRole, string>>;

export const dutyTexts: Catalogue<Partial<Record<MemberRole, string>>> = { en };
