import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/texts.ts';
import { useDesk } from '../../../lib/session/use-desk.ts';
import { ChipChoice } from '../../../ui/Chip.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { addressOf, categories, periods, statuses, type Filters } from './filters.ts';
import type { AccountView } from './account-views.ts';
import { DoctorFilter } from './DoctorFilter.tsx';
import { texts } from './texts.ts';
import css from '../../../ui/dashboard/dashboard.module.css';

const ALL = 'all';

type Props = { view: AccountView; base: string; filters: Filters };

export function AppointmentFilters({ view, base, filters }: Props) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const desk = useDesk('agenda.read');
  const go = (change: Partial<Filters>) =>
    void navigate(addressOf(base, filters, change), { preventScrollReset: true });
  return (
    <div className={css.filters}>
      <Segment
        legend={t.period}
        name="period"
        options={periods.map((value) => ({ value, label: t.periods[value] }))}
        value={filters.date ? '' : filters.period}
        onChange={(value) => go({ period: periods.find((period) => period === value) ?? 'all', date: '' })}
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
      <label className={css.filter}>
        {t.day}
        <input type="date" value={filters.date} onChange={({ currentTarget: { value } }) => go({ date: value })} />
      </label>
      {view.voice === 'hospital' && desk && (
        <DoctorFilter hospital={desk} chosen={filters.doctor} onChoose={(doctor) => go({ doctor })} />
      )}
    </div>
  );
}
