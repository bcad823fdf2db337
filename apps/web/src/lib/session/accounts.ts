import type { Api } from '../api/contract.ts';

type Reply = Api['POST /admin/login']['data'];
/**
 * One account of a login; a login may have several. Accounts stored in the browser before members had roles have
 * neither role nor permissions.
 */
export type Account = Omit<Reply, 'role' | 'permissions'> & Partial<Pick<Reply, 'role' | 'permissions'>>;
export type AccountType = Account['account_type'];

/** The id of the person who acts for the account: an account may have several members. */
export const personOf = ({ id, member }: Account): string => member?.id ?? id;

/** Whether the screen is locked: the account stays chosen, but its token is deleted. */
export const isLocked = (account: Account | null): boolean => account?.token === '';

/** POST /login answers [{ patient: {…} }, { doctor: {…} }]; the administrator's login answers one account. */
export type LoginReply = Account | Partial<Record<AccountType, Account>>[];

export const accountsOf = (reply: LoginReply): Account[] =>
  Array.isArray(reply) ? reply.flatMap((entry) => Object.values(entry)) : [reply];

/** Whether the account is the record of a child for whom the person acts. */
export const isChild = ({ role }: Account): boolean => role === 'guardian';

/** Whether the account is the record of somebody else for whom the person acts: of a child, or of an adult. */
export const actsForOther = ({ role }: Account): boolean => role === 'guardian' || role === 'representative';

/** The account to choose at a sign-in; undefined if the person must choose among several accounts of their own. */
export function firstOf(accounts: Account[]): Account | undefined {
  const own = accounts.filter((account) => !actsForOther(account));
  const [first, second] = own.length > 0 ? own : accounts;
  return second ? undefined : first;
}

/**
 * The path to open after a sign-in to this kind of account. `/dashboard` leads to the first page of the member's menu.
 */
export const homeOf = (type: AccountType): string => (type === 'patient' ? '/' : '/dashboard');

/** The path of the sign-in page for this kind of account. */
export function entranceOf(type: AccountType | undefined): string {
  return type === 'admin' ? adminEntrance : '/';
}
const adminEntrance = '/dashboard/admin/login';

const owners: AccountType[] = ['doctor', 'hospital', 'laboratory', 'pharmacy', 'admin'];

/** The kind of account in the path of a dashboard; undefined for shared pages such as /dashboard/messages. */
export const ownerOf = (pathname: string): AccountType | undefined =>
  owners.find((type) => type === pathname.split('/')[2]);

/** Whether the path is that of a dashboard page; the administrator's sign-in is a public page. */
export const isDashboard = (pathname: string): boolean =>
  /^\/dashboard(\/|$)/.test(pathname) && pathname !== adminEntrance;
