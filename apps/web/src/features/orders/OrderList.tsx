import { useTexts } from '../../shared/i18n/texts.ts';
import { count } from '../../shared/i18n/money.ts';
import { Cards } from '../../shared/own-list/Cards.tsx';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { NothingOnPage } from '../../shared/ui/NothingOnPage.tsx';
import { Empty } from '../../shared/ui/States.tsx';
import { addressOf, type Filters } from './filters.ts';
import { texts } from './texts.ts';
import { OrderCard } from './OrderCard.tsx';
import type { Found } from './reading.ts';

export function OrderList({ found, filters }: { found: Found; filters: Filters }) {
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
    <Cards found={words.found(count(total))} page={page} lastPage={lastPage} to={to} end={words.all(count(total))}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} to={addressOf(filters, { page: filters.page, id: order.id })} />
      ))}
    </Cards>
  );
}
