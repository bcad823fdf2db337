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

/** Where somebody goes whose session has ended. */
export function entranceOf(type: AccountType | undefined): string {
  return type === 'admin' ? '/dashboard/admin/login' : '/';
}
