import { data } from 'react-router';
import { useTexts } from '../../shared/i18n/texts.ts';
import { homeOf } from '../../shared/session/accounts.ts';
import { useAccount } from '../../shared/session/use-account.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Empty } from '../../shared/ui/States.tsx';
import { texts } from '../texts.ts';

export const loader = () => data(null, { status: 404 });
/** Nothing is read of the server on the way here. */
export const clientLoader = () => null;

/** An address of a dashboard that leads nowhere; the menu stays. */
export default function NoSuchDashboardPage() {
  const t = useTexts(texts);
  const account = useAccount();
  return (
    <>
      <title>{t.notFoundTitle}</title>
      <Empty
        title={t.notFoundTitle}
        action={account && <LinkButton to={homeOf(account.account_type)}>{t.toOverview}</LinkButton>}
      >
        <p>{t.notFoundText}</p>
      </Empty>
    </>
  );
}
