import { useSearchParams } from 'react-router';
import css from '../../../ui/dashboard/dashboard.module.css';
import type { Desk } from './account-views.ts';
import { filtersOf } from './filters.ts';
import type { AppointmentDialogs } from './appointment-dialogs.ts';
import { AppointmentFilters } from './AppointmentFilters.tsx';
import { AppointmentList } from './AppointmentList.tsx';
import { AppointmentPanel } from './AppointmentPanel.tsx';

type Props = {
  desk: Desk;
  /** Where the page lies; status and id follow in the path. */
  base: string;
  path: { status?: string; id?: string };
  /** Where the hours are set that patients can book, if that is done here. */
  calendar?: string;
  /** What is written about an appointment, where somebody may write. */
  dialogs?: AppointmentDialogs;
};

/** Appointments: a list that stays, and beside it the one that is looked at. */
export function Appointments({ desk, base, path, calendar, dialogs }: Props) {
  const [search] = useSearchParams();
  const filters = filtersOf(path, search);
  return (
    <>
      <AppointmentFilters base={base} filters={filters} />
      <div className={css.split} data-open={filters.id ? '' : undefined}>
        <AppointmentList desk={desk} base={base} filters={filters} calendar={calendar} />
        {filters.id && (
          <AppointmentPanel key={filters.id} desk={desk} base={base} filters={filters} dialogs={dialogs} />
        )}
      </div>
    </>
  );
}
