import { useSearchParams } from 'react-router';
import css from '../../../ui/dashboard/dashboard.module.css';
import { ListKeys } from '../../../ui/dashboard/ListKeys.tsx';
import type { AccountView } from './account-views.ts';
import { addressOf, filtersOf } from './filters.ts';
import type { AppointmentDialogs } from './appointment-dialogs.ts';
import { AppointmentFilters } from './AppointmentFilters.tsx';
import { AppointmentList } from './AppointmentList.tsx';
import { AppointmentPanel } from './AppointmentPanel.tsx';

type Props = {
  view: AccountView;
  /** The URL path of the page; the status and the id of the open appointment are appended to it. */
  base: string;
  path: { status?: string; id?: string };
  /** The URL path of the calendar with the bookable hours, where the account has one. */
  calendar?: string;
  /** The dialogs for consultation files, for accounts that may write them. */
  dialogs?: AppointmentDialogs;
};

/** The list of appointments, with the open appointment beside it. */
export function Appointments({ view, base, path, calendar, dialogs }: Props) {
  const [search] = useSearchParams();
  const filters = filtersOf(path, search);
  return (
    <>
      <ListKeys />
      <AppointmentFilters view={view} base={base} filters={filters} />
      <div className={css.split} data-open={filters.id ? '' : undefined}>
        <AppointmentList view={view} base={base} filters={filters} calendar={calendar} />
        {filters.id && (
          <AppointmentPanel
            key={filters.id}
            view={view}
            id={filters.id}
            back={addressOf(base, filters, { id: '' })}
            dialogs={dialogs}
          />
        )}
      </div>
    </>
  );
}
