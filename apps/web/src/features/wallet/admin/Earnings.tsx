import type { Kind } from '@ivuriro/contract';
import { useLocation, useSearchParams } from 'react-router';
import { useCall } from '../../../lib/api/use-call.ts';
import { csvOf } from '../../../lib/api/csv-address.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { ListFoot } from '../../../ui/ListFoot.tsx';
import { NothingOnPage } from '../../../ui/NothingOnPage.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Empty } from '../../../ui/States.tsx';
import { EarningTable } from './EarningTable.tsx';
import { texts } from '../texts.ts';
import { pageIn, pageTo } from '../page-address.ts';
import { WalletSkeleton, WalletFailed } from '../WalletStates.tsx';
import { WalletFigures } from '../WalletFigures.tsx';
import css from '../wallet.module.css';

type Props = {
  kind: Kind;
  /** The path of the list; the provider's id is appended to it. */
  base: string;
};

/** The earnings of each provider of a kind, the largest unpaid balance first. */
export function Earnings({ kind, base }: Props) {
  const t = useTexts(texts);
  const { search: filters } = useLocation();
  const [search] = useSearchParams();
  const text = search.get('text-search') ?? '';
  const query = { page: pageIn(search), ...(text ? { 'text-search': text } : {}) };
  const { data, isError, isPlaceholderData, refetch } = useCall(
    `GET /admin/${kind}-transactions`,
    { query },
    { keep: true },
  );
  if (!data) return isError ? <WalletFailed onRetry={() => void refetch()} /> : <WalletSkeleton />;
  const { transactions, wallet } = data;
  const to = (page: number) => pageTo(base, search, page);
  return (
    <>
      <WalletFigures wallet={wallet} voice="others" />
      <section className={css.panel} aria-labelledby="earnings" aria-busy={isPlaceholderData}>
        <header className={css.head}>
          <h2 id="earnings">{t.earningDetails}</h2>
          <SearchBox
            label={t.searches[kind]}
            placeholder={t.searches[kind]}
            button={t.search}
            action={base}
            value={text}
          />
        </header>
        {transactions.data.length === 0 ? (
          <NothingOnPage page={transactions.current_page} to={to}>
            <Empty title={text ? t.nobody : t.noWallets} action={<LinkButton to={base}>{t.showAll}</LinkButton>}>
              <p>{text ? t.nobodySays(text) : t.noWalletsSays}</p>
            </Empty>
          </NothingOnPage>
        ) : (
          <>
            <EarningTable kind={kind} rows={transactions.data} to={(id) => `${base}/${id}${filters}`} />
            <ListFoot
              list={transactions}
              to={to}
              csv={() => csvOf(`GET /admin/${kind}-transactions`, { query: { 'text-search': text } })}
            />
          </>
        )}
      </section>
    </>
  );
}
