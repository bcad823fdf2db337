import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../lib/language/texts.ts';
import { isDashboard } from '../lib/session/accounts.ts';
import { entranceFrom } from '../lib/session/sign-in-address.ts';
import { followOtherTabs, onExpired, personTurn, subscribe } from '../lib/session/session.ts';
import { dismissAll, showToast } from '../ui/toasts.ts';
import { texts } from './texts.ts';

/**
 * A refused token ends the session wherever it happens, and a toast suggests to sign in again. A public page stays as it is,
 * with all that was typed; a dashboard is left for the sign-in, which leads back.
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

/** What was said to one person is not for the next; at once, so that what the next is told now stays. */
function dismissWithPerson(): () => void {
  let last = personTurn();
  return subscribe(() => {
    if (last === personTurn()) return;
    last = personTurn();
    dismissAll();
  });
}
