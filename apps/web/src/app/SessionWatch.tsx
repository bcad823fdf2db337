import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../shared/i18n/messages.ts';
import { entranceOf } from '../shared/session/accounts.ts';
import { followOtherTabs, onExpired } from '../shared/session/session.ts';
import { notify } from '../shared/ui/notices.ts';
import { messages } from './messages.ts';

/** A refused token ends the session wherever it happens: it says so and leads to the entrance. */
export function SessionWatch() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  useEffect(followOtherTabs, []);
  useEffect(
    () =>
      onExpired((account) => {
        notify({ title: t.expiredTitle, message: t.expired, kind: 'warning' });
        void navigate(entranceOf(account.account_type));
      }),
    [navigate, t],
  );
  return null;
}
