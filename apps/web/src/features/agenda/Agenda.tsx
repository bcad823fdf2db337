import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { useToday } from '../../lib/hooks/use-today.ts';
import type { Day } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useMay } from '../../lib/session/permissions.ts';
import { LinkButton } from '../../ui/Button.tsx';
import dashboard from '../../ui/dashboard/dashboard.module.css';
import { SkeletonLines } from '../../ui/SkeletonLines.tsx';
import { Empty, ErrorState } from '../../ui/States.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { addressOf, appointmentAddresses, daysOf, filtersOf, type Filters } from './agenda-address.ts';
import { AgendaBar } from './AgendaBar.tsx';
import { AgendaGrid } from './AgendaGrid.tsx';
import { AgendaList } from './AgendaList.tsx';
import css from './Agenda.module.css';
import { type ChosenSlot, columnsOf, isEmpty } from './columns.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { texts } from './texts.ts';
import { shownDoctors, useAgenda } from './use-agenda.ts';

type Props = {
  providerContext: AnyProviderContext;
  /** The path of the page; the id of the open appointment follows in the path. */
  base: string;
  id: string | undefined;
  paths: { calendar: string; team: string };
  /** Draws the open appointment; `back` is the path of the page without it. */
  panel: (id: string, back: string) => ReactNode;
  /** Draws the dialog that books at the desk; null: at a time that is chosen in it. */
  booking: (chosen: ChosenSlot | null, close: () => void) => ReactNode;
  /** Draws the dialog in which a doctor is away; it begins with this day, and with this doctor unless it is ''. */
  absence: (start: { doctor: string; day: Day }, close: () => void) => ReactNode;
};

/** The days of a doctor or of a hospital's doctors: a grid, or on a narrow screen a list. */
export function Agenda({ providerContext, base, id, paths, panel, booking, absence }: Props) {
  const today = useToday();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const mayBook = useMay('agenda.book');
  // undefined: no dialog is open
  const [chosen, setChosen] = useState<ChosenSlot | null>();
  const [isAway, setIsAway] = useState(false);
  const filters = filtersOf(id, search, today);
  const to = (change: Partial<Filters>) => addressOf(base, filters, change, today);
  const linkTo = appointmentAddresses(base, filters, today);
  const go = (change: Partial<Filters>) => void navigate(to(change), { preventScrollReset: true });
  const onBookAny = mayBook ? () => setChosen(null) : undefined;
  const read = useAgenda(providerContext, filters);
  const side = providerContext.kind === 'doctor' ? 'doctor' : 'hospital';
  // the address names the doctor before the agenda is read
  const shown = filters.doctors.length > 0 ? filters.doctors : read.doctors.map((doctor) => doctor.id);
  const onlyDoctor = shown.length === 1 ? shown[0]! : '';
  return (
    <>
      <AgendaBar
        filters={filters}
        today={today}
        doctors={providerContext.kind === 'hospital' ? read.choices : []}
        shown={read.doctors}
        go={go}
        onBook={onBookAny}
        onAway={mayBook ? () => setIsAway(true) : undefined}
        side={side}
      />
      <Shortcuts today={today} go={go} onBook={onBookAny} />
      <div className={dashboard.split} data-open={filters.id ? '' : undefined}>
        <Days
          filters={filters}
          read={read}
          paths={paths}
          linkTo={linkTo}
          go={go}
          onBook={mayBook ? setChosen : undefined}
          side={side}
        />
        {filters.id && panel(filters.id, to({ id: '' }))}
      </div>
      {isAway && absence({ doctor: onlyDoctor, day: filters.date }, () => setIsAway(false))}
      {chosen !== undefined && booking(chosen, () => setChosen(undefined))}
    </>
  );
}

type DaysProps = Pick<Props, 'paths'> & {
  filters: Filters;
  read: ReturnType<typeof useAgenda>;
  /** The URL of an appointment. */
  linkTo: (id: string) => string;
  go: (change: Partial<Filters>) => void;
  onBook: ((chosen: ChosenSlot) => void) | undefined;
  side: 'doctor' | 'hospital';
};

function Days({ filters, read, paths, linkTo, go, onBook, side }: DaysProps) {
  const t = useTexts(texts);
  const wide = useWide();
  const minute = Math.floor(useNow().getTime() / 60_000);
  const { agenda, error, retry } = read;
  const { date, view } = filters;
  const columns = useMemo(() => {
    const now = new Date(minute * 60_000);
    return agenda ? columnsOf(agenda, shownDoctors(agenda, view), daysOf({ date, view }), now) : [];
  }, [agenda, date, view, minute]);
  if (!agenda && error)
    return (
      <ErrorState title={t.failed} onRetry={() => void retry()}>
        <p>{t.failedSays}</p>
      </ErrorState>
    );
  if (!agenda) return <Loading says={t.loading} />;
  if (columns.length === 0)
    return (
      <Empty title={t.noDoctors} action={<LinkButton to={paths.team}>{t.toTeam}</LinkButton>}>
        <p>{t.noDoctorsSays}</p>
      </Empty>
    );
  if (columns.every(isEmpty)) return <Nothing view={filters.view} calendar={paths.calendar} />;
  const shared = { columns, view: filters.view, side };
  return wide ? (
    <AgendaGrid {...shared} open={filters.id} linkTo={linkTo} go={go} onBook={onBook} />
  ) : (
    <AgendaList {...shared} linkTo={linkTo} onBook={onBook} />
  );
}

function Nothing({ view, calendar }: { view: Filters['view']; calendar: string }) {
  const t = useTexts(texts);
  const mayEdit = useMay('calendar.edit');
  return (
    <Empty title={t.nothing[view]} action={mayEdit && <LinkButton to={calendar}>{t.toCalendar}</LinkButton>}>
      <p>{t.nothingSays}</p>
    </Empty>
  );
}

function Loading({ says }: { says: string }) {
  return (
    <div className={css.loading}>
      <SkeletonLines says={says} heights={['48px', '72px', '72px', '72px', '72px', '72px']} />
    </div>
  );
}
