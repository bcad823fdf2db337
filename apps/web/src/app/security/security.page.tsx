import { AccountSecurity } from '../../dashboards/AccountSecurity.tsx';
import { useTexts } from '../../shared/i18n/texts.ts';
import { ForPatient } from '../../shared/session/ForPatient.tsx';
import { useAccount } from '../../shared/session/use-account.ts';
import { TitledPage } from '../../shared/ui/TitledPage.tsx';
import { texts } from '../texts.ts';
import css from './security.module.css';

export const meta = () => [
  { title: `${texts.en.security} · ${texts.en.product}` },
  { name: 'robots', content: 'noindex' },
];

/** A patient's devices and password; providers have theirs in the dashboard. */
export default function SecurityPage() {
  const t = useTexts(texts);
  return (
    <TitledPage home={t.home} title={t.security}>
      <div className={css.page}>
        <ForPatient token={useAccount()?.token}>
          <AccountSecurity />
        </ForPatient>
      </div>
    </TitledPage>
  );
}
