import { useLocation, useSearchParams } from 'react-router';
import { useCall } from '../../../lib/api/use-call.ts';
import { csvOf } from '../../../lib/api/csv-address.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { texts } from '../texts.ts';
import { pageIn, pageTo } from '../page-address.ts';
import { WalletSkeleton, WalletFailed } from '../WalletStates.tsx';
import { TransactionHistory } from '../TransactionHistory.tsx';
import { WalletFigures } from '../WalletFigures.tsx';
import css from '../wallet.module.css';

/** The sums of all wallets, and the list of all payments. */
export function OverallWallet() {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const query = { page: pageIn(search) };
  const { data, isError, isPlaceholderData, refetch } = useCall(
    'GET /admin/admin-transactions',
    { query },
    { keep: true },
  );
  if (!data) return isError ? <WalletFailed onRetry={() => void refetch()} /> : <WalletSkeleton />;
  return (
    <>
      <h2 className={css.heading}>{t.overall}</h2>
      <WalletFigures wallet={data.wallet} voice="others" />
      <TransactionHistory
        title={t.history}
        list={data.transactions}
        voice="others"
        busy={isPlaceholderData}
        csv={() => csvOf('GET /admin/admin-transactions')}
        to={(page) => pageTo(pathname, search, page)}
      />
    </>
  );
}
