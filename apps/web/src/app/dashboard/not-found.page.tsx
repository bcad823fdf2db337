import { data } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { homeOf } from '../../lib/session/accounts.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Empty } from '../../ui/States.tsx';
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
