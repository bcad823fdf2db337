import { useMemo } from 'react';
import { useNow } from '../../lib/hooks/use-now.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useMay } from '../../lib/session/permissions.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { SkeletonLines } from '../../ui/SkeletonLines.tsx';
import { Empty, ErrorState } from '../../ui/States.tsx';
import { useWide } from '../../ui/use-wide.ts';
import type { Acts } from './acts.ts';
import { daysOf, type Filters } from './agenda-address.ts';
import { AgendaGrid } from './AgendaGrid.tsx';
import { AgendaList } from './AgendaList.tsx';
import css from './Days.module.css';
import { columnsOf, isEmpty, type Side } from './columns.ts';
import { texts } from './texts.ts';
import { shownDoctors, type useAgenda } from './use-agenda.ts';

type Props = {
  paths: { calendar: string; team: string };
  filters: Filters;
  read: ReturnType<typeof useAgenda>;
  /** The URL of an appointment. */
  linkTo: (id: string) => string;
  go: (change: Partial<Filters>) => void;
  acts: Acts;
  side: Side;
};

/**
 * The days as a grid, or on a narrow screen as a list. Instead of them: a skeleton while they load, an error, or a note
 * that there are no doctors or no hours.
 */
export function Days({ filters, read, paths, linkTo, go, acts, side }: Props) {
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
    <AgendaGrid {...shared} open={filters.id} linkTo={linkTo} go={go} acts={acts} />
  ) : (
    <AgendaList {...shared} linkTo={linkTo} acts={acts} />
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
