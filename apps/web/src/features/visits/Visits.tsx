import { useSearchParams } from 'react-router';
import css from '../../shared/desk/desk.module.css';
import type { Desk } from './desks.ts';
import { filtersOf } from './filters.ts';
import type { VisitDialogs } from './visit-dialogs.ts';
import { VisitFilters } from './VisitFilters.tsx';
import { VisitList } from './VisitList.tsx';
import { VisitPanel } from './VisitPanel.tsx';

type Props = {
  desk: Desk;
  /** Where the page lies; status and id follow in the path. */
  base: string;
  path: { status?: string; id?: string };
  /** Where the hours are set that patients can book, if that is done here. */
  calendar?: string;
  /** What is written about a visit, where somebody may write. */
  dialogs?: VisitDialogs;
};

/** Appointments: a list that stays, and beside it the one that is looked at. */
export function Visits({ desk, base, path, calendar, dialogs }: Props) {
  const [search] = useSearchParams();
  const filters = filtersOf(path, search);
  return (
    <>
      <VisitFilters base={base} filters={filters} />
      <div className={css.split} data-open={filters.id ? '' : undefined}>
        <VisitList desk={desk} base={base} filters={filters} calendar={calendar} />
        {filters.id && <VisitPanel key={filters.id} desk={desk} base={base} filters={filters} dialogs={dialogs} />}
      </div>
    </>
  );
}
