import { expect, it } from 'vitest';
import type { Account } from './accounts.ts';
import { accountFor, afterSignIn, entranceFrom, nextIn } from './sign-in-address.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
};
const account = (account_type: string) => ({ account_type }) as Account;

it.each([
  ['/dashboard/doctor/appointments/PENDING/7', 'doctor', '/dashboard/doctor/appointments/PENDING/7'],
  ['/dashboard/messages/doctor?box=sent', 'doctor', '/dashboard/messages/doctor?box=sent'],
  ['/dashboard/admin/audit?page=2', 'admin', '/dashboard/admin/audit?page=2'],
  ['/dashboard', 'pharmacy', '/dashboard'],
  ['/dashboard/doctor/wallet', 'hospital', '/dashboard'],
  ['/dashboard/doctor/wallet', 'patient', '/'],
])('a person who asked for %s and signs in as %s gets to %s', (came, type, goes) => {
  const entrance = at(entranceFrom(at(came)));
  expect(entrance.pathname).toBe(came.startsWith('/dashboard/admin') ? '/dashboard/admin/login' : '/');
  expect(afterSignIn(account(type), entrance.search)).toBe(goes);
});

it('the sign-in opens over a public page, and returns to the dialog that was open there', () => {
  expect(entranceFrom(at('/doctors/view/7?type=ONLINE'))).toBe('/doctors/view/7?type=ONLINE&dialog=login');
  expect(entranceFrom(at('/doctors/view/7?dialog=appointment&doctor=7'))).toBe(
    '/doctors/view/7?dialog=login&doctor=7&then=appointment',
  );
  expect(entranceFrom(at('/?dialog=login'))).toBe('/?dialog=login');
  expect(entranceFrom(at('/faq'), 'admin')).toBe('/dashboard/admin/login');
});

it.each([
  '//evil.example/dashboard',
  'https://evil.example/dashboard/doctor',
  '/\\evil.example/dashboard',
  '/dashboard/..//evil.example',
  '/dashboard\\..\\\\evil.example',
  'javascript:alert(1)',
  '/dashboardless',
  '/doctors',
  '/dashboard/admin/login',
  '',
])('a sign-in does not lead to %j', (next) => {
  const search = `?${new URLSearchParams({ next })}`;
  expect(nextIn(search)).toBeNull();
  expect(afterSignIn(account('doctor'), search)).toBe('/dashboard');
});

it('signing in chooses the account whose dashboard the person asked for', () => {
  const accounts = [account('patient'), account('doctor')];
  expect(accountFor(accounts, '?next=/dashboard/doctor/wallet')).toBe(accounts[1]);
  expect(accountFor(accounts, '?next=/dashboard/messages/x')).toBeUndefined();
  expect(accountFor(accounts, '')).toBeUndefined();
});
