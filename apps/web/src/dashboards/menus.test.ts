import { expect, it } from 'vitest';
import type { Account, AccountType } from '../lib/session/accounts.ts';
import type { Permission } from '../lib/session/permissions.ts';
import { mayOpen, menuOf, menus } from './menus.ts';

const account = (account_type: AccountType, permissions?: Permission[]) => ({ account_type, permissions }) as Account;
const wordsOf = (of: Account) => menuOf(of).map(({ word }) => word);

it('a menu has only the pages that the role of the member allows', () => {
  expect(wordsOf(account('hospital', ['profile.read', 'wallet.read']))).toEqual(['wallet', 'customization']);
  expect(wordsOf(account('pharmacy', ['profile.read', 'orders.work']))).toEqual([
    'overview',
    'prescriptions',
    'drugs',
    'customization',
  ]);
  expect(wordsOf(account('doctor', []))).toEqual([]);
});

it('an account that was stored before members had roles sees the whole menu, as an owner does', () => {
  const kinds = Object.keys(menus) as AccountType[];
  expect(kinds.filter((kind) => menuOf(account(kind)).length < menus[kind].length)).toEqual([]);
});

it('a dashboard page and the pages below it open only for a role whose menu contains this page', () => {
  const cashier = account('hospital', ['profile.read', 'wallet.read']);
  expect(mayOpen(cashier, '/dashboard/hospital/wallet')).toBe(true);
  expect(mayOpen(cashier, '/dashboard/hospital')).toBe(false);
  expect(mayOpen(cashier, '/dashboard/hospital/agenda')).toBe(false);
  expect(mayOpen(cashier, '/dashboard/hospital/appointments/pending/7')).toBe(false);
  expect(mayOpen(cashier, '/dashboard/messages/hospital')).toBe(false);
  const content = account('admin', ['content.manage', 'analytics.read']);
  expect(mayOpen(content, '/dashboard/admin/static-content/texts')).toBe(true);
  expect(mayOpen(content, '/dashboard/admin/breaches')).toBe(false);
  expect(mayOpen(content, '/dashboard/admin/merges')).toBe(false);
  // every member may open the security settings of their own login
  expect(mayOpen(content, '/dashboard/admin/security')).toBe(true);
});
