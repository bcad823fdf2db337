import { useLocation, useNavigate } from 'react-router';
import { addressOf } from '../address.ts';
import { type Place, useCurrentLocation } from './use-current-location.ts';

/**
 * The open dialog. Its name is in the query string, so that links, a reload and Back work. `closeAt` closes it and
 * navigates to another URL.
 */
export function useDialog(): { name: string | null; close: () => void; closeAt: (address: string) => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const place = useCurrentLocation();
  const leave = (addressFrom: (now: Place) => string) => {
    const now = place();
    if (hasOpen(now, location)) void navigate(addressFrom(now), { replace: true, preventScrollReset: true });
  };
  return { name: dialogIn(location), close: () => leave(afterDialog), closeAt: (address) => leave(() => address) };
}

/** Whether the dialog that was open at the earlier location `then` is still open at the location `now`. */
export function hasOpen(now: Place, then: Place): boolean {
  return now.pathname === then.pathname && dialogIn(now) === dialogIn(then);
}

const dialogIn = ({ search }: Place) => new URLSearchParams(search).get('dialog');

/**
 * The URL of this page with a dialog over it; the filters of the page stay. `then` names a second dialog that opens
 * when the first one closes.
 */
export function useDialogTo(): (name: string, then?: string) => string {
  const location = useLocation();
  return (name, then) => dialogTo(location, name, then);
}

export function dialogTo({ pathname, search }: Place, name: string, then?: string): string {
  const query = new URLSearchParams(search);
  query.set('dialog', name);
  if (then) query.set('then', then);
  return addressOf(pathname, query);
}

/** The URL after a dialog was closed. It opens the dialog that was interrupted (`then`), if there is one. */
export function afterDialog({ pathname, search }: Place): string {
  const query = new URLSearchParams(search);
  const then = query.get('then');
  query.delete('then');
  // `next`, the page to open after the sign-in, is dropped, because the sign-in was cancelled
  query.delete('next');
  if (then) query.set('dialog', then);
  else query.delete('dialog');
  return addressOf(pathname, query);
}
