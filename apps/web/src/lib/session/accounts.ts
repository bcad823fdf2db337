import type { Api } from '../api/contract.ts';

/** One account of a login; a login may hold several. */
export type Account = Api['POST /admin/login']['data'];
export type AccountType = Account['account_type'];

/** POST /login answers [{ patient: {…} }, { doctor: {…} }]; the administrator's login answers one record. */
export type LoginReply = Account | Partial<Record<AccountType, Account>>[];

export function accountsOf(reply: LoginReply): Account[] {
  if (!Array.isArray(reply)) return [reply];
  return reply.flatMap((entry) => Object.values(entry));
}

/** Where an account lands after login. */
export function homeOf(type: AccountType): string {
  return type === 'patient' ? '/' : `/dashboard/${type}`;
}

/** Where somebody signs in. */
export function entranceOf(type: AccountType | undefined): string {
  return type === 'admin' ? adminEntrance : '/';
}
const adminEntrance = '/dashboard/admin/login';

const owners: AccountType[] = ['doctor', 'hospital', 'laboratory', 'pharmacy', 'admin'];

/** Whose dashboard the address names; shared places such as /dashboard/messages name none. */
export const ownerOf = (pathname: string): AccountType | undefined =>
  owners.find((type) => type === pathname.split('/')[2]);

/** A page that only an account sees which works here; the administrator's sign-in is public. */
export const isDashboard = (pathname: string): boolean =>
  /^\/dashboard(\/|$)/.test(pathname) && pathname !== adminEntrance;
