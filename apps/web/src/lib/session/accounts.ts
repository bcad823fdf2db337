import type { Api } from '../api/contract.ts';

type Reply = Api['POST /admin/login']['data'];
/**
 * One account of a login; a login may have several. One that was stored before members had roles has neither role nor
 * permissions.
 */
export type Account = Omit<Reply, 'role' | 'permissions'> & Partial<Pick<Reply, 'role' | 'permissions'>>;
export type AccountType = Account['account_type'];

/** The person who acts: several people may be members of one account. */
export const personOf = ({ id, member }: Account): string => member?.id ?? id;

/** Whether the screen is locked: the account stays chosen, without its token. */
export const isLocked = (account: Account | null): boolean => account?.token === '';

/** POST /login answers [{ patient: {…} }, { doctor: {…} }]; the administrator's login answers one account. */
export type LoginReply = Account | Partial<Record<AccountType, Account>>[];

export function accountsOf(reply: LoginReply): Account[] {
  if (!Array.isArray(reply)) return [reply];
  return reply.flatMap((entry) => Object.values(entry));
}

/** Whether the account is the record of a child for whom the person acts. */
export const isChild = ({ role }: Account): boolean => role === 'guardian';

/** Whether the account is the record of somebody else for whom the person acts: of a child, or of an adult. */
export const actsForOther = ({ role }: Account): boolean => role === 'guardian' || role === 'representative';

/** The account to begin with after a sign-in; undefined when the person has several of their own and chooses. */
export function firstOf(accounts: Account[]): Account | undefined {
  const own = accounts.filter((account) => !actsForOther(account));
  const [first, second] = own.length > 0 ? own : accounts;
  return second ? undefined : first;
}

/** The first page of an account after its sign-in. */
export function homeOf(type: AccountType): string {
  return type === 'patient' ? '/' : `/dashboard/${type}`;
}

/** The page with the sign-in for this kind of account. */
export function entranceOf(type: AccountType | undefined): string {
  return type === 'admin' ? adminEntrance : '/';
}
const adminEntrance = '/dashboard/admin/login';

const owners: AccountType[] = ['doctor', 'hospital', 'laboratory', 'pharmacy', 'admin'];

/** The kind of account in a dashboard's address; undefined for shared pages such as /dashboard/messages. */
export const ownerOf = (pathname: string): AccountType | undefined =>
  owners.find((type) => type === pathname.split('/')[2]);

/** Whether the address is a page of a dashboard; the administrator's sign-in is a public page. */
export const isDashboard = (pathname: string): boolean =>
  /^\/dashboard(\/|$)/.test(pathname) && pathname !== adminEntrance;
