import { useLocation, useNavigate } from 'react-router';
import { type Place, usePlace } from './use-place.ts';

/** The open dialog lies in the address, so that a link, a reload and the back key all know it. */
export function useDialog(): { name: string | null; close: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const place = usePlace();
  const close = () => {
    const now = place();
    if (hasOpen(now, location)) void navigate(afterDialog(now), { replace: true, preventScrollReset: true });
  };
  return { name: dialogIn(location), close };
}

/** The dialog of `then` is still the one that is open: an answer may come when another page or dialog is. */
export function hasOpen(now: Place, then: Place): boolean {
  return now.pathname === then.pathname && dialogIn(now) === dialogIn(then);
}

const dialogIn = ({ search }: Place) => new URLSearchParams(search).get('dialog');

/** This page with a dialog over it, its filters kept. `then` is the dialog that follows when this one closes. */
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

/** What was interrupted, as by a sign-in, goes on; else the page lies open. */
export function afterDialog({ pathname, search }: Place): string {
  const query = new URLSearchParams(search);
  const then = query.get('then');
  query.delete('then');
  if (then) query.set('dialog', then);
  else query.delete('dialog');
  return addressOf(pathname, query);
}

function addressOf(pathname: string, query: URLSearchParams): string {
  const text = query.toString();
  return pathname + (text && `?${text}`);
}
