import { useId } from 'react';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useCallAt } from '../../lib/api/use-call.ts';
import type { Day } from '../../lib/language/dates.ts';
import { money } from '../../lib/language/money.ts';
import { useTexts } from '../../lib/language/texts.ts';
import dashboard from '../../ui/dashboard/dashboard.module.css';
import { ListSkeleton } from '../../ui/dashboard/ListSkeleton.tsx';
import { Failed } from '../../ui/Failed.tsx';
import css from './receipts.module.css';
import { texts } from './texts.ts';

/** The amount that each member took on the day, and the total that must be in the drawer. */
export function CloseOfDay({ desk, day }: { desk: AnyProviderContext; day: Day }) {
  const t = useTexts(texts);
  const heading = useId();
  const { data: close, isError, refetch } = useCallAt(desk, 'GET /receipts/day', { query: { date: day } });
  return (
    <section aria-labelledby={heading} className={css.part}>
      <h2 id={heading}>{t.close}</h2>
      {!close && !isError && <ListSkeleton says={t.closeLoading} />}
      {!close && isError && (
        <div className={dashboard.panel}>
          <Failed title={t.closeFailed} says={t.failedSays} onRetry={() => void refetch()} />
        </div>
      )}
      {close && (
        <dl className={`${dashboard.panel} ${css.sums}`}>
          {close.people.map(({ name, receipts, amount }, index) => (
            <div key={index}>
              <dt>
                {name ?? t.owner}
                <small>{t.receipts(receipts)}</small>
              </dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
          {close.people.length === 0 && (
            <div>
              <dt>{t.nobody}</dt>
              <dd />
            </div>
          )}
          {close.cancelled.receipts > 0 && (
            <div>
              <dt>
                {t.cancelled}
                <small>{t.receipts(close.cancelled.receipts)}</small>
              </dt>
              <dd>{`−${money(close.cancelled.amount)}`}</dd>
            </div>
          )}
          <div className={css.total}>
            <dt>{t.left}</dt>
            <dd>{money(close.total.amount - close.cancelled.amount)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
