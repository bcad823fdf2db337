import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import css from '../../../ui/dashboard/dashboard.module.css';
import { useTexts } from '../../../lib/language/texts.ts';
import { ChipChoice } from '../../../ui/Chip.tsx';
import { addressOf, filtersOf, statuses } from './filters.ts';
import { texts } from './texts.ts';
import { OrderList } from './OrderList.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import type { Shop } from './provider-kinds.ts';

const ALL = 'all';

type Props = {
  shop: Shop;
  /** Where the page lies; the id follows in the path. */
  base: string;
  id: string | undefined;
  /** Where the shop sets what can be ordered. */
  offeringsPath: string;
};

/** Orders of a laboratory or pharmacy: a list that stays, and beside it the one that is looked at. */
export function Orders({ shop, base, id, offeringsPath }: Props): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filters = filtersOf(id, search);
  return (
    <>
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
