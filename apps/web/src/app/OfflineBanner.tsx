import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { isReached, watchConnection } from '../lib/offline/connection.ts';
import { isDashboard } from '../lib/session/accounts.ts';
import { offline } from '../ui/icons.ts';
import { showToast } from '../ui/toasts.ts';
import { Banner } from '../ui/Banner.tsx';
import { texts } from './texts.ts';
import css from './OfflineBanner.module.css';

export function OfflineBanner() {
  const t = useTexts(texts);
  const online = useSyncExternalStore(watchConnection, isReached, () => true);
  useEffect(() => {
    if (online) return;
    document.addEventListener('click', leaveToBrowser, true);
    return () => document.removeEventListener('click', leaveToBrowser, true);
  }, [online]);
  return (
    <div className={css.offline} aria-live="polite">
      {!online && (
        <Banner tone="ochre" icon={offline}>
          {t.offline}
        </Banner>
      )}
    </div>
  );
}

/**
 * Without a connection the router could not load another page, so a link is left to the browser, whose service worker
 * shows the offline page. A dashboard ignores the link and shows a toast instead, so that the list on the screen is not
 * lost.
 */
function leaveToBrowser(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  event.stopPropagation();
  if (!isDashboard(location.pathname)) return;
  event.preventDefault();
  showToast({ message: texts.en.noConnectionAtDesk, kind: 'warning' });
}
