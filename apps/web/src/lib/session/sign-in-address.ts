import { addressOf } from '../address.ts';
import { dialogTo } from '../hooks/use-dialog.ts';
import type { Place } from '../hooks/use-current-location.ts';
import { type Account, type AccountType, entranceOf, homeOf, isDashboard, ownerOf } from './accounts.ts';

/**
 * The URL of the sign-in, which leads the person back to the given location afterwards. For a dashboard page, the query
 * parameter `next` is the URL of that page. On a public page the sign-in is a dialog over the page.
 */
export function entranceFrom({ pathname, search }: Place, type?: AccountType): string {
  if (!isDashboard(pathname)) {
    if (type === 'admin') return entranceOf(type);
    const open = new URLSearchParams(search).get('dialog') ?? undefined;
    return dialogTo({ pathname, search }, 'login', open === 'login' ? undefined : open);
  }
  const entrance = entranceOf(type ?? ownerOf(pathname));
  const query = new URLSearchParams({
    ...(entrance === '/' && { dialog: 'login' }),
    next: addressOf(pathname, search),
  });
  return addressOf(entrance, query);
}

/** The dashboard URL in the query parameter `next`; null if `next` is any other page or another site. */
export function nextIn(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return null;
  const { origin, pathname, search: query } = new URL(next, here);
  return origin === here && isDashboard(pathname) ? addressOf(pathname, query) : null;
}
const here = 'http://here';

/**
 * The URL after signing in: the dashboard page in `next`, if this kind of account has it, otherwise the account's home
 * page.
 */
export function afterSignIn({ account_type }: Account, search: string): string {
  const next = nextIn(search);
  const owner = next ? ownerOf(next.split('?', 1)[0]!) : undefined;
  return next && (!owner || owner === account_type) ? next : homeOf(account_type);
}

/** The account of the login to which the dashboard page in `next` belongs; undefined when none fits. */
export function accountFor(accounts: Account[], search: string): Account | undefined {
  const owner = ownerOf(nextIn(search)?.split('?', 1)[0] ?? '');
  return accounts.find(({ account_type }) => account_type === owner);
}
