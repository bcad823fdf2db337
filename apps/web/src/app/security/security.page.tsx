import { AccountSecurity } from '../../dashboards/AccountSecurity.tsx';
import { OwnMerge } from '../../features/identity/own-merge/OwnMerge.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { PatientOnly } from '../../domain/account/PatientOnly.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import { TitledPage } from '../../ui/TitledPage.tsx';
import { texts } from '../texts.ts';
import css from './security.module.css';

export const meta = () => [
  { title: `${texts.en.security} · ${texts.en.product}` },
  { name: 'robots', content: 'noindex' },
];

/** A patient's sessions and password; providers have theirs in the dashboard. */
export default function SecurityPage() {
  const t = useTexts(texts);
  return (
    <TitledPage home={t.home} title={t.security}>
      <div className={css.page}>
        <PatientOnly token={useAccount()?.token}>
          <AccountSecurity>
            <OwnMerge />
          </AccountSecurity>
        </PatientOnly>
      </div>
    </TitledPage>
  );
}
