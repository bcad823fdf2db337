import { AccountSecurity } from '../../dashboards/AccountSecurity.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ForPatient } from '../../shared/session/ForPatient.tsx';
import { useAccount } from '../../shared/session/use-account.ts';
import { TitledPage } from '../../shared/ui/TitledPage.tsx';
import { messages } from '../messages.ts';
import css from './security.module.css';

export const meta = () => [
  { title: `${messages.en.security} · ${messages.en.product}` },
  { name: 'robots', content: 'noindex' },
];

/** A patient's devices and password; providers have theirs in the dashboard. */
export default function SecurityPage() {
  const t = useMessages(messages);
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
