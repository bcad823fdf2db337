import { useLocation, useSearchParams } from 'react-router';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useCallAt } from '../../../lib/api/use-call.ts';
import { csvAt } from '../../../lib/api/csv-address.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import type { Voice } from '../texts.ts';
import { WalletSkeleton, WalletFailed } from '../WalletStates.tsx';
import { OwnPayouts } from './OwnPayouts.tsx';
import { TransactionHistory } from '../TransactionHistory.tsx';
import { pageIn, pageTo } from '../page-address.ts';
import { WalletFigures } from '../WalletFigures.tsx';
import { texts } from '../texts.ts';

type Props = {
  providerContext: AnyProviderContext;
  voice?: Voice;
  /**
   * Set in a dialog: the query parameter for the page of the payments, because the parameter `page` belongs to the list
   * below the dialog.
   */
  inDialog?: string;
};

/** The wallet of a provider, as shown to the provider and to the administrator. */
export function Wallet({ providerContext, voice = 'own', inDialog }: Props) {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const param = inDialog ?? 'page';
  const { data, isError, isPlaceholderData, refetch } = useCallAt(
    providerContext,
    'GET /transactions',
    { query: { page: pageIn(search, param) } },
    { keep: true },
  );
  if (!data) return isError ? <WalletFailed onRetry={() => void refetch()} /> : <WalletSkeleton />;
  return (
    <>
      <WalletFigures wallet={data.wallet} voice={voice} />
      {voice === 'own' && <OwnPayouts providerContext={providerContext} />}
      <TransactionHistory
        title={voice === 'own' ? t.transactions : t.history}
        list={data.transactions}
        voice={voice}
        narrow={inDialog !== undefined}
        busy={isPlaceholderData}
        csv={() => csvAt(providerContext, 'GET /transactions')}
        to={(page) => pageTo(pathname, search, page, param)}
      />
    </>
  );
}
