import { useEffect } from 'react';
import type { WorkerMessage } from '../../service-worker.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { showToast } from '../../ui/toasts.ts';
import { texts } from '../texts.ts';

/**
 * Registers the service worker, which makes the site usable offline, and suggests a reload when a new version is ready.
 * Loaded once the page is idle.
 */
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
    // a failure is ignored: a private window may have no service worker, and the pages work without one
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
    // the first touch, which usually scrolls the page, loads the code of the dialogs, so that a dialog opens faster
    // later; a failure is ignored, because the dialog loads this code itself
    const load = () => void import('../public/dialogs.ts').catch(() => {});
    addEventListener('pointerdown', load, { once: true });
    return () => removeEventListener('pointerdown', load);
  }, []);

  useEffect(() => {
    if (!isPatient) return;
    void navigator.serviceWorker.ready.then(async ({ active }) => {
      // loads the code of the appointment's details now, because it could not be loaded on demand without a connection
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

/** The paths of all loaded assets. The service worker has not stored those that were loaded before it was active. */
const loadedAssets = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
