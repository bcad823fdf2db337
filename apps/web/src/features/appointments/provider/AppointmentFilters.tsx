import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/texts.ts';
import { ChipChoice } from '../../../ui/Chip.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { addressOf, categories, periods, statuses, type Filters } from './filters.ts';
import { texts } from './texts.ts';
import css from '../../../ui/dashboard/dashboard.module.css';

const ALL = 'all';

export function AppointmentFilters({ base, filters }: { base: string; filters: Filters }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const go = (change: Partial<Filters>) =>
    void navigate(addressOf(base, filters, change), { preventScrollReset: true });
  return (
    <div className={css.filters}>
      <Segment
        legend={t.period}
        name="period"
        options={periods.map((value) => ({ value, label: t.periods[value] }))}
        value={filters.period}
        onChange={(value) => go({ period: periods.find((period) => period === value) ?? 'all' })}
      />
      <Segment
        legend={t.category}
        name="category"
        options={[
          { value: ALL, label: t.categories.all },
          ...categories.map((value) => ({ value, label: t.categories[value] })),
        ]}
        value={filters.category || ALL}
        onChange={(value) => go({ category: value === ALL ? '' : value })}
      />
      <ChipChoice
        legend={t.status}
        name="status"
        options={[
          { value: ALL, label: t.allStatuses },
          ...statuses.map((value) => ({ value, label: t.statuses[value] })),
        ]}
        value={filters.status || ALL}
        onChange={(value) => go({ status: statuses.find((status) => status === value) ?? '' })}
      />
    </div>
  );
}
