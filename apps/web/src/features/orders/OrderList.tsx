import { useRevalidator } from 'react-router';
import { useMessages } from '../../shared/i18n/messages.ts';
import { count } from '../../shared/i18n/money.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Paginator } from '../../shared/ui/Paginator.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Empty, EndOfList, ErrorState } from '../../shared/ui/States.tsx';
import { addressOf, type Filters } from './filters.ts';
import { messages } from './messages.ts';
import { OrderCard } from './OrderCard.tsx';
import css from './orders.module.css';
import type { Found } from './reading.ts';

export function OrderList({ found, filters }: { found: Found; filters: Filters }) {
  const t = useMessages(messages);
  const words = t.kinds[filters.kind];
  const { orders, total, page, lastPage } = found;
  if (orders.length === 0) {
    return filters.status ? (
      <Empty
        title={t.noneFiltered}
        action={<LinkButton to={addressOf(filters, { status: '' })}>{t.showAll}</LinkButton>}
      />
    ) : (
      <Empty title={words.none} action={<LinkButton to={words.findAt}>{words.find}</LinkButton>}>
        <p>{t.noneSays}</p>
      </Empty>
    );
  }
  return (
    <>
      <p className={css.found} role="status">
        {words.found(count(total))}
      </p>
      <ul className={css.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} to={addressOf(filters, { page: filters.page, id: order.id })} />
          </li>
        ))}
      </ul>
      <Paginator page={page} lastPage={lastPage} to={(number) => addressOf(filters, { page: String(number) })} />
      {page === lastPage && <EndOfList>{words.all(count(total))}</EndOfList>}
    </>
  );
}

export function ListFailed() {
  const t = useMessages(messages);
  const { revalidate } = useRevalidator();
  return (
    <ErrorState title={t.failed} onRetry={() => void revalidate()}>
      <p>{t.failedSays}</p>
    </ErrorState>
  );
}

export function ListSkeleton() {
  const t = useMessages(messages);
  return (
    <div role="status" className={css.list}>
      <span className="sr">{t.loading}</span>
      {[1, 2, 3].map((n) => (
        <div key={n} className={css.bones}>
          <Skeleton width="50%" height="20px" />
          <Skeleton width="80%" height="20px" />
          <Skeleton width="60%" height="44px" />
        </div>
      ))}
    </div>
  );
}
