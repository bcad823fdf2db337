import { useTexts } from '../../../lib/language/texts.ts';
import { count } from '../../../lib/language/money.ts';
import { PagedCards } from '../../../ui/list/PagedCards.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { NothingOnPage } from '../../../ui/NothingOnPage.tsx';
import { Empty } from '../../../ui/States.tsx';
import { addressOf, type Filters } from './filters.ts';
import { texts } from './texts.ts';
import { OrderCard } from './OrderCard.tsx';
import type { OrderPage } from './read-orders.ts';

export function OrderList({ found, filters }: { found: OrderPage; filters: Filters }) {
  const t = useTexts(texts);
  const words = t.kinds[filters.kind];
  const { orders, total, page, lastPage } = found;
  const to = (number: number) => addressOf(filters, { page: String(number) });
  if (orders.length === 0) {
    return (
      <NothingOnPage page={page} to={to}>
        {filters.status ? (
          <Empty
            title={t.noneFiltered}
            action={<LinkButton to={addressOf(filters, { status: '' })}>{t.showAll}</LinkButton>}
          />
        ) : (
          <Empty title={words.none} action={<LinkButton to={words.findAt}>{words.find}</LinkButton>}>
            <p>{t.noneSays}</p>
          </Empty>
        )}
      </NothingOnPage>
    );
  }
  return (
    <PagedCards found={words.found(count(total))} page={page} lastPage={lastPage} to={to} end={words.all(count(total))}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} to={addressOf(filters, { page: filters.page, id: order.id })} />
      ))}
    </PagedCards>
  );
}
