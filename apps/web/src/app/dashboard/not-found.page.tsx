import { data } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { homeOf } from '../../lib/session/accounts.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Empty } from '../../ui/States.tsx';
import { texts } from '../texts.ts';

export const loader = () => data(null, { status: 404 });
/** Replaces the server's loader in the browser, so that nothing is requested. */
export const clientLoader = () => null;

/** An unknown address within a dashboard; the menu stays. */
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
