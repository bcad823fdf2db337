import { useLocation, useSearchParams } from 'react-router';
import type { SeatOf } from '../../shared/api/call.ts';
import { useCallAt } from '../../shared/api/use-call.ts';
import { csvAt } from '../../shared/csv/csv-of.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { ListFoot } from '../../shared/ui/ListFoot.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Empty, ErrorState } from '../../shared/ui/States.tsx';
import { messages } from './messages.ts';
import { Transactions } from './Transactions.tsx';
import css from './wallet.module.css';
import { WalletFigures } from './WalletFigures.tsx';

/** Written once for every provider, and for the administrator who looks at one. */
export function Wallet({ seat }: { seat: SeatOf }) {
  const t = useMessages(messages);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const asked = Number(search.get('page'));
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const { data, isError, isPlaceholderData, refetch } = useCallAt(
    seat,
    'GET /transactions',
    { query: { page } },
    { keep: true },
  );
  if (!data) {
    if (!isError) return <Bones />;
    return (
      <div className={css.panel}>
        <ErrorState title={t.failed} onRetry={() => void refetch()}>
          <p>{t.failedSays}</p>
        </ErrorState>
      </div>
    );
  }
  const { transactions, wallet } = data;
  return (
    <>
      <WalletFigures wallet={wallet} />
      <section className={css.panel} aria-labelledby="transactions" aria-busy={isPlaceholderData}>
        <h2 id="transactions">{t.transactions}</h2>
        {transactions.data.length === 0 ? (
          <Empty title={t.none} action={page > 1 && <LinkButton to={pathname}>{t.toFirst}</LinkButton>}>
            <p>{t.noneSays}</p>
          </Empty>
        ) : (
          <>
            <Transactions rows={transactions.data} />
            <ListFoot
              list={transactions}
              range={t.range}
              to={(next) => (next > 1 ? `${pathname}?page=${next}` : pathname)}
              csv={() => csvAt(seat, 'GET /transactions')}
            />
          </>
        )}
      </section>
    </>
  );
}

function Bones() {
  const t = useMessages(messages);
  return (
    <div role="status" className={css.bones}>
      <span className="sr">{t.loading}</span>
      <Skeleton height="120px" />
      <Skeleton height="420px" />
    </div>
  );
}
