import { useSearchParams } from 'react-router';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useCall, useCallAt } from '../../../lib/api/use-call.ts';
import { dayOf, isDay } from '../../../lib/language/dates.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { type On, week } from '../calendar-rows.ts';
import { monthOf, previewOf, useMonth, windowOf } from '../month.ts';
import { RowsFailed, RowsWaiting } from '../CalendarRowStates.tsx';
import { ExceptionDates } from './ExceptionDates.tsx';
import css from './roster.module.css';
import { WeekDays } from './WeekDays.tsx';
import { DayRoster } from './DayRoster.tsx';

type Props = {
  providerContext: AnyProviderContext;
  /** The URL of the page on which doctors are added to the team. */
  team: string;
};

/** The weekly timetable of a hospital and the dates that differ from it. `?day=Monday` or `?date=` opens one day. */
export function HospitalTimetable({ providerContext, team }: Props) {
  const today = dayOf(useNow());
  const [search, setSearch] = useSearchParams();
  const on = onOf(search, today);
  const date = on && 'date' in on ? on.date : undefined;
  const [month, setMonth] = useMonth(date, today);
  const window = windowOf(month, today);
  const weekly = useCallAt(providerContext, 'GET /default_calendars');
  const dated = useCallAt(providerContext, 'GET /calendars', {
    query: { date_from: window.week_start_date, date_to: window.week_end_date },
  });
  const of = (ofMonth: string) => ({
    params: { id: providerContext.id },
    query: { ...windowOf(ofMonth, today), consultation_type: 'PHYSICAL' as const },
  });
  const monthCall = useCall('GET /view_hospital/calendar/{id}', of(month), { keep: true });
  const chosen = useCall('GET /view_hospital/calendar/{id}', of(monthOf(date ?? today)), {
    enabled: date !== undefined,
  });
  const open = (next: On | null) => setSearch(next ? { ...next } : {}, { preventScrollReset: true });
  if (!weekly.data)
    return weekly.isError ? <RowsFailed onRetry={() => void weekly.refetch()} /> : <RowsWaiting lines={7} />;
  return (
    <div className={css.columns}>
      <WeekDays rows={weekly.data} onOpen={(day) => open({ day })} />
      <ExceptionDates
        today={today}
        month={month}
        onMonth={setMonth}
        date={date ?? ''}
        onDate={(next) => open({ date: next })}
        differing={new Set(dated.data?.flatMap((row) => row.date ?? []))}
        calendar={monthCall.data?.calendar}
      />
      {on && (
        <DayRoster
          key={'day' in on ? on.day : on.date}
          providerContext={providerContext}
          on={on}
          team={team}
          preview={date ? previewOf(chosen, date) : undefined}
          onRetry={() => void chosen.refetch()}
          onClose={() => open(null)}
        />
      )}
    </div>
  );
}

function onOf(search: URLSearchParams, today: string): On | null {
  const day = week.find((one) => one === search.get('day'));
  if (day) return { day };
  const date = search.get('date');
  return date && isDay(date) && date >= today ? { date } : null;
}
