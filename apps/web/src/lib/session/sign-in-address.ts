import { addressOf } from '../address.ts';
import { dialogTo } from '../hooks/use-dialog.ts';
import type { Place } from '../hooks/use-current-location.ts';
import { type Account, type AccountType, entranceOf, homeOf, isDashboard, ownerOf } from './accounts.ts';

/**
 * Where somebody signs in who is at this place, and comes back from to it: a dashboard's address is named in `next`, a
 * public page stays below the dialog.
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

/** The address of a dashboard that a sign-in was asked for; anything else is none. */
export function nextIn(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return null;
  const { origin, pathname, search: query } = new URL(next, here);
  return origin === here && isDashboard(pathname) ? addressOf(pathname, query) : null;
}
const here = 'http://here';

/** Where an account goes on after signing in: to what it came for, if that is its own. */
export function afterSignIn({ account_type }: Account, search: string): string {
  const next = nextIn(search);
  const owner = next ? ownerOf(next.split('?', 1)[0]!) : undefined;
  return next && (!owner || owner === account_type) ? next : homeOf(account_type);
}

/** Of several accounts the one that the address which was asked for belongs to. */
export function accountFor(accounts: Account[], search: string): Account | undefined {
  const owner = ownerOf(nextIn(search)?.split('?', 1)[0] ?? '');
  return accounts.find(({ account_type }) => account_type === owner);
}
