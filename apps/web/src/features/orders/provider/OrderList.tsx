import { useCall } from '../../../lib/api/use-call.ts';
import { csvOf } from '../../../lib/api/csv-address.ts';
import { DeskSort } from '../../../ui/dashboard/DeskSort.tsx';
import { PageSize } from '../../../ui/dashboard/PageSize.tsx';
import { PagedList } from '../../../ui/dashboard/PagedList.tsx';
import { useWide } from '../../../ui/use-wide.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/States.tsx';
import { addressOf, type Filters } from './filters.ts';
import { texts } from './texts.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderTable } from './OrderTable.tsx';
import type { Shop } from './provider-kinds.ts';

type Props = { shop: Shop; base: string; filters: Filters; offeringsPath: string };

export function OrderList({ shop, base, filters, offeringsPath }: Props) {
  const t = useTexts(texts);
  const wide = useWide();
  const { status, text, page, size, order } = filters;
  const asked = { status, 'text-search': text, 'order-by': order || undefined };
  const read = useCall(shop.list, { query: { ...asked, page, per_page: size } }, { keep: true });
  const all = addressOf(base, filters, { status: '', text: '', page: 1, id: '' });
  const to = (id: string) => addressOf(base, filters, { id });
  return (
    <PagedList
      read={read}
      loading={t.loading}
      failed={t.failed}
      failedSays={t.failedSays}
      to={(next) => addressOf(base, filters, { page: next, id: '' })}
      sort={!wide && <DeskSort order={order} to={(next) => addressOf(base, filters, { order: next })} />}
      size={<PageSize size={size} to={(rows) => addressOf(base, filters, { size: rows })} />}
      csv={() => csvOf(shop.list, { query: asked })}
      none={
        status || text ? (
          <Empty
            title={status === 'PENDING' && !text ? t.noneWait : t.noneFiltered}
            action={<LinkButton to={all}>{t.showAll}</LinkButton>}
          />
        ) : (
          <Empty title={t.none} action={<LinkButton to={offeringsPath}>{t.toOfferings[shop.kind]}</LinkButton>}>
            <p>{t.noneSays[shop.kind]}</p>
          </Empty>
        )
      }
    >
      {({ data }) =>
        wide ? (
          <OrderTable shop={shop} orders={data} base={base} filters={filters} to={to} />
        ) : (
          <OrderLines shop={shop} orders={data} to={to} />
        )
      }
    </PagedList>
  );
}
