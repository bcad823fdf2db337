import { useEffect } from 'react';
import type { WorkerMessage } from '../../service-worker.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { showToast } from '../../ui/toasts.ts';
import { texts } from '../texts.ts';

/** Keeps the product usable without a connection, and says when a newer one is ready. Drawn when the page has come to rest. */
export default function Installation() {
  const t = useTexts(texts);
  const isPatient = useAccount()?.account_type === 'patient';

  useEffect(() => {
    const suggestReload = (worker: ServiceWorker) =>
      showToast({ kind: 'info', message: t.newVersion, action: { label: t.reload, onPress: () => renew(worker) } });
    const follow = (coming: ServiceWorker | null) =>
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && navigator.serviceWorker.controller) suggestReload(coming);
      });
    // Without one the pages work as before: private windows have none.
    navigator.serviceWorker.register('/sw.js').then(
      (registration) => {
        if (registration.waiting) suggestReload(registration.waiting);
        follow(registration.installing);
        registration.addEventListener('updatefound', () => follow(registration.installing));
      },
      () => {},
    );
  }, [t]);

  useEffect(() => {
    if (!isPatient) return;
    void navigator.serviceWorker.ready.then(async ({ active }) => {
      // comes with a tap otherwise, and a tap without a connection finds it here
      await import('../../features/appointments/patient/AppointmentDialog.tsx');
      tell(active, { act: 'keep', assets: loadedAssets() });
    });
  }, [isPatient]);
  return null;
}

const tell = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);

function renew(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  tell(waiting, { act: 'take-over' });
}

/** They came before the worker did, and lie in the browser's own cache. */
const loadedAssets = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
