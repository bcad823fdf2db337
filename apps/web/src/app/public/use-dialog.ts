import { useLocation, useNavigate } from 'react-router';

/** The open dialog lies in the address, so that a link, a reload and the back key all know it. */
export function useDialog(): { name: string | null; close: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const name = new URLSearchParams(location.search).get('dialog');
  const close = () => void navigate(dialogTo(location, null), { replace: true, preventScrollReset: true });
  return { name, close };
}

/** This page with a dialog over it, its filters kept. */
export function useDialogTo(): (name: string) => string {
  const location = useLocation();
  return (name) => dialogTo(location, name);
}

function dialogTo({ pathname, search }: { pathname: string; search: string }, name: string | null): string {
  const query = new URLSearchParams(search);
  if (name === null) query.delete('dialog');
  else query.set('dialog', name);
  const text = query.toString();
  return pathname + (text && `?${text}`);
}
