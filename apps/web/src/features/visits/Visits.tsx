import { useSearchParams } from 'react-router';
import css from './visits.module.css';
import { filtersOf } from './filters.ts';
import type { VisitDialogs } from './visit-dialogs.ts';
import { VisitFilters } from './VisitFilters.tsx';
import { VisitList } from './VisitList.tsx';
import { VisitPanel } from './VisitPanel.tsx';

type Props = {
  /** Where the page lies; status and id follow in the path. */
  base: string;
  path: { status?: string; id?: string };
  /** Where the hours are set that patients can book. */
  calendar: string;
  dialogs: VisitDialogs;
};

/** The doctor's appointments: a list that stays, and beside it the one that is looked at. */
export function Visits({ base, path, calendar, dialogs }: Props) {
  const [search] = useSearchParams();
  const filters = filtersOf(path, search);
  return (
    <>
      <VisitFilters base={base} filters={filters} />
      <div className={css.split} data-open={filters.id ? '' : undefined}>
        <VisitList base={base} filters={filters} calendar={calendar} />
        {filters.id && <VisitPanel key={filters.id} base={base} filters={filters} dialogs={dialogs} />}
      </div>
    </>
  );
}
