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
 * Without a connection the router cannot load another page. On a public page the browser follows the link, and the
 * service worker shows the offline page; a dashboard cancels the navigation and shows a toast, so that the open list is
 * not lost.
 */
function leaveToBrowser(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  event.stopPropagation();
  if (!isDashboard(location.pathname)) return;
  event.preventDefault();
  showToast({ message: texts.en.noConnectionAtDesk, kind: 'warning' });
}
