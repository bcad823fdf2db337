import { useSearchParams } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { Logo } from '../../ui/Logo.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { texts } from '../texts.ts';
import css from './offline.module.css';

export const meta = () => [
  { title: `${texts.en.noConnectionTitle} · Ivuriro` },
  { name: 'robots', content: 'noindex' },
];

/**
 * Stored by the service worker and shown when a page cannot be loaded: plain links, no script (service-worker.ts). With
 * `?desk`, for staff, it has no link to the patient's own appointments.
 */
export default function Offline() {
  const t = useTexts(texts);
  const atDesk = useSearchParams()[0].has('desk');
  return (
    <main className={css.page}>
      <Logo />
      <ErrorState heading="h1" title={t.noConnectionTitle}>
        <p>{atDesk ? t.noConnectionAtDesk : t.noConnectionText}</p>
        <p className={css.ways}>
          {/* an empty address: the link loads the page that could not be opened */}
          <a href="" className={css.again}>
            {t.tryAgain}
          </a>
          {!atDesk && <a href="/profile/appointment">{t.myAppointments}</a>}
        </p>
      </ErrorState>
    </main>
  );
}
