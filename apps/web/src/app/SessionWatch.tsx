import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../lib/language/texts.ts';
import { isDashboard } from '../lib/session/accounts.ts';
import { entranceFrom } from '../lib/session/sign-in-address.ts';
import { followOtherTabs, onExpired, personTurn, subscribe } from '../lib/session/session.ts';
import { dismissAll, showToast } from '../ui/toasts.ts';
import { texts } from './texts.ts';

/**
 * Shows a toast when the server has refused the session token. On a public page the person stays, so that typed text is
 * not lost; from a dashboard they are led to the sign-in page, which returns to the dashboard page afterwards.
 */
export function SessionWatch() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  useEffect(followOtherTabs, []);
  useEffect(dismissWithPerson, []);
  useEffect(
    () =>
      onExpired(({ account_type }) => {
        const enter = () => void navigate(entranceFrom(location, account_type), { preventScrollReset: true });
        const leaves = isDashboard(location.pathname);
        const action = leaves ? undefined : { label: t.login, onPress: enter };
        showToast({ title: t.expiredTitle, message: t.expired, kind: 'warning', action });
        if (leaves) enter();
      }),
    [navigate, t],
  );
  return null;
}

/** Dismisses the open toasts when the person signed in at this tab changes; toasts shown later stay. */
function dismissWithPerson(): () => void {
  let last = personTurn();
  return subscribe(() => {
    if (last === personTurn()) return;
    last = personTurn();
    dismissAll();
  });
}
