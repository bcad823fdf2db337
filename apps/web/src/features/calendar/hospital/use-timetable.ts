import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useCallAt } from '../../../lib/api/use-call.ts';
import { weekdayOf } from '../../../lib/language/dates.ts';
import type { On, Row } from '../calendar-rows.ts';
import { rosterOf, type Working } from './roster.ts';

export interface Timetable {
  /** The rows of the weekday. */
  weekly: Row[];
  /** The rows of the date itself, in the order in which they were entered. */
  dated: Row[];
  roster: Working[];
}

/** The calendar rows of a hospital for a weekday or a date. */
export function useTimetable(providerContext: AnyProviderContext, on: On) {
  const date = 'date' in on ? on.date : undefined;
  const day = 'day' in on ? on.day : weekdayOf(on.date);
  const weekly = useCallAt(providerContext, 'GET /default_calendars');
  const dated = useCallAt(providerContext, 'GET /calendars', { query: { date } }, { enabled: date !== undefined });
  const refetch = () => void Promise.all([weekly.refetch(), date === undefined || dated.refetch()]);
  const isError = weekly.isError || dated.isError;
  if (!weekly.data || (date !== undefined && !dated.data)) return { timetable: undefined, isError, refetch };
  const usual = weekly.data.filter((row) => row.day === day);
  const differing = dated.data ?? [];
  const timetable: Timetable = { weekly: usual, dated: differing, roster: rosterOf(usual, differing) };
  return { timetable, isError, refetch };
}
