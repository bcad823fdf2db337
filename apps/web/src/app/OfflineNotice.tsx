import { useSyncExternalStore } from 'react';
import { useMessages } from '../shared/i18n/messages.ts';
import { offline } from '../shared/ui/icons.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { messages } from './messages.ts';
import css from './OfflineNotice.module.css';

export function OfflineNotice() {
  const t = useMessages(messages);
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className={css.offline} aria-live="polite">
      {!online && (
        <Notice tone="ochre" icon={offline}>
          {t.offline}
        </Notice>
      )}
    </div>
  );
}

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
