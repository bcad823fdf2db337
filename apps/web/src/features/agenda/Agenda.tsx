import { type ReactNode, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type AnyProviderContext, callAt } from '../../lib/api/call.ts';
import { useToday } from '../../lib/hooks/use-today.ts';
import dashboard from '../../ui/dashboard/dashboard.module.css';
import type { Acts } from './acts.ts';
import { addressOf, appointmentAddresses, type Filters, filtersOf } from './agenda-address.ts';
import { AgendaBar } from './AgendaBar.tsx';
import { Days } from './Days.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { type Dialogs, useActs } from './use-acts.tsx';
import { useAgenda } from './use-agenda.ts';

type Props = {
  providerContext: AnyProviderContext;
  /** The path of the page; the id of the open appointment is appended to it. */
  base: string;
  id: string | undefined;
  paths: { calendar: string; team: string };
  /** Draws the open appointment; `back` is the path of the page without an open appointment. */
  panel: (id: string, back: string, acts: Acts) => ReactNode;
  dialogs: Dialogs;
};

/**
 * The appointments and free slots of a doctor, or of a hospital's doctors, by day: a grid, or on a narrow screen a
 * list.
 */
export function Agenda({ providerContext, base, id, paths, panel, dialogs }: Props) {
  const today = useToday();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filters = filtersOf(id, search, today);
  const to = (change: Partial<Filters>) => addressOf(base, filters, change, today);
  const linkTo = useMemo(
    () => appointmentAddresses(base, filtersOf(id, search, today), today),
    [base, id, search, today],
  );
  const go = (change: Partial<Filters>) => void navigate(to(change), { preventScrollReset: true });
  const { acts, bookAny, away, dialog } = useActs(providerContext, dialogs);
  const read = useAgenda(providerContext, filters);
  const side = providerContext.kind === 'doctor' ? 'doctor' : 'hospital';
  // the URL names the chosen doctors even before the agenda has been read
  const shown = filters.doctors.length > 0 ? filters.doctors : read.doctors.map((doctor) => doctor.id);
  const onlyDoctor = shown.length === 1 ? shown[0]! : '';
  const dayList = async () => {
    const { data } = await callAt(providerContext, 'GET /papers/day_list', { query: { date: filters.date } });
    return data.url;
  };
  return (
    <>
      <AgendaBar
        filters={filters}
        today={today}
        doctors={providerContext.kind === 'hospital' ? read.choices : []}
        shown={read.doctors}
        go={go}
        onBook={bookAny}
        onAway={away && (() => away({ doctor: onlyDoctor, day: filters.date }))}
        side={side}
        dayList={dayList}
      />
      <Shortcuts today={today} go={go} onBook={bookAny} acts={acts} />
      <div className={dashboard.split} data-open={filters.id ? '' : undefined}>
        <Days filters={filters} read={read} paths={paths} linkTo={linkTo} go={go} acts={acts} side={side} />
        {filters.id && panel(filters.id, to({ id: '' }), acts)}
      </div>
      {dialog}
    </>
  );
}
