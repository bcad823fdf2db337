import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import css from '../../../ui/dashboard/dashboard.module.css';
import { useTexts } from '../../../lib/language/texts.ts';
import { ChipChoice } from '../../../ui/Chip.tsx';
import { addressOf, filtersOf, statuses } from './filters.ts';
import { ListKeys } from '../../../ui/dashboard/ListKeys.tsx';
import { texts } from './texts.ts';
import { OrderList } from './OrderList.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import type { Shop } from './provider-kinds.ts';

const ALL = 'all';

type Props = {
  shop: Shop;
  /** The path of the page; the id of the open order is appended to it. */
  base: string;
  id: string | undefined;
  /** The path of the page on which the shop edits its offerings. */
  offeringsPath: string;
};

/** The list of orders of a laboratory or pharmacy, with the open order beside it. */
export function Orders({ shop, base, id, offeringsPath }: Props): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filters = filtersOf(id, search);
  return (
    <>
      <ListKeys />
      <ChipChoice
        legend={t.statusFilter}
        name="status"
        options={[{ value: ALL, label: t.all }, ...statuses.map((value) => ({ value, label: t.statuses[value] }))]}
        value={filters.status || ALL}
        onChange={(value) => {
          const status = statuses.find((one) => one === value) ?? '';
          void navigate(addressOf(base, filters, { status }), { preventScrollReset: true });
        }}
      />
      <div className={css.split} data-open={filters.id ? '' : undefined}>
        <OrderList shop={shop} base={base} filters={filters} offeringsPath={offeringsPath} />
        {filters.id && <OrderPanel key={filters.id} shop={shop} base={base} filters={filters} />}
      </div>
    </>
  );
}
