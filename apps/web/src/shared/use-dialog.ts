import { useLocation, useNavigate } from 'react-router';

type Place = { pathname: string; search: string };

/** The open dialog lies in the address, so that a link, a reload and the back key all know it. */
export function useDialog(): { name: string | null; close: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const name = new URLSearchParams(location.search).get('dialog');
  const close = () => void navigate(afterDialog(location), { replace: true, preventScrollReset: true });
  return { name, close };
}

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
