import { data } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { homeOf } from '../../lib/session/accounts.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Empty } from '../../ui/States.tsx';
import { texts } from '../texts.ts';

export const loader = () => data(null, { status: 404 });
/** Runs in the browser instead of the server's loader, so that the navigation sends no request. */
export const clientLoader = () => null;

/** The page for an unknown URL within a dashboard; the menu stays. */
export default function NoSuchDashboardPage() {
  const t = useTexts(texts);
  const account = useAccount();
  return (
    <>
      <title>{t.notFoundTitle}</title>
      <Empty
        title={t.notFoundTitle}
        action={account && <LinkButton to={homeOf(account.account_type)}>{t.toStart}</LinkButton>}
      >
        <p>{t.notFoundText}</p>
      </Empty>
    </>
  );
}
