import { useCall } from '../../shared/api/use-call.ts';
import { csvOf } from '../../shared/csv/csv-of.ts';
import css from '../../shared/desk/desk.module.css';
import { ListBones } from '../../shared/desk/ListBones.tsx';
import { PagedList } from '../../shared/desk/PagedList.tsx';
import { useWide } from '../../shared/desk/wide.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Failed } from '../../shared/ui/Failed.tsx';
import { Empty } from '../../shared/ui/States.tsx';
import { addressOf, type Filters } from './filters.ts';
import { messages } from './messages.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderTable } from './OrderTable.tsx';
import type { Shop } from './shops.ts';

type Props = { shop: Shop; base: string; filters: Filters; offers: string };

export function OrderList({ shop, base, filters, offers }: Props) {
  const t = useMessages(messages);
  const wide = useWide();
  const { status, text, page } = filters;
  const asked = { status, 'text-search': text };
  const { data, isError, isPlaceholderData, refetch } = useCall(
    shop.list,
    { query: { ...asked, page } },
    { keep: true },
  );
  if (isError && !data) {
    return (
      <div className={css.panel}>
        <Failed title={t.failed} onRetry={() => void refetch()} says={t.failedSays} />
      </div>
    );
  }
  if (!data) return <ListBones says={t.loading} />;
  const pageAt = (next: number) => addressOf(base, filters, { page: next, id: '' });
  const to = (id: string) => addressOf(base, filters, { id });
  return (
    <PagedList
      list={data}
      busy={isPlaceholderData}
      range={t.range}
      to={pageAt}
      csv={() => csvOf(shop.list, { query: asked })}
      none={
        status || text ? (
          <Empty title={t.noneFiltered} action={<LinkButton to={base}>{t.showAll}</LinkButton>} />
        ) : (
          <Empty title={t.none} action={<LinkButton to={offers}>{t.toOffers[shop.kind]}</LinkButton>}>
            <p>{t.noneSays[shop.kind]}</p>
          </Empty>
        )
      }
    >
      {wide ? <OrderTable orders={data.data} chosen={filters.id} to={to} /> : <OrderLines orders={data.data} to={to} />}
    </PagedList>
  );
}
