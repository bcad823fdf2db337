import { windowOf } from '../../../domain/availability/calendar-window.ts';
import type { Calendar, ChosenSlot } from '../../../domain/availability/calendar.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { addDays, type Day } from '../../../lib/language/dates.ts';

const daysAhead = 14;
const shownFirst = 3;

/**
 * The free slots of a doctor at a hospital: those of the shown days, and the first three from now on. A slot that has
 * begun and not ended counts too, because the patient may be at the desk.
 */
export function useFreeTimes(doctor: string, hospital: string, { today, week }: { today: Day; week: number }) {
  const shown = windowOf(today, week);
  const enabled = doctor !== '' && hospital !== '';
  const within = (from: Day, to: Day) => ({
    params: { id: doctor },
    query: {
      week_start_date: from,
      week_end_date: to,
      hospital_id: hospital,
      consultation_type: 'PHYSICAL',
      walk_in: '1',
    },
  });
  const days = useCall('GET /view_doctor/calendar/{id}', within(shown.from, shown.to), { enabled });
  const soon = useCall('GET /view_doctor/calendar/{id}', within(today, addDays(today, daysAhead - 1)), { enabled });
  const retry = () => Promise.all([days.refetch(), soon.refetch()]);
  return { calendar: days.data, failed: days.isError, first: soon.data && firstFree(soon.data, shownFirst), retry };
}

/** The first free slots of a calendar, in the order of time. */
const firstFree = ({ calendar }: Calendar, count: number): ChosenSlot[] =>
  calendar
    .flatMap(({ date, timeSlots }) =>
      timeSlots.filter(({ isAvailable }) => isAvailable).map(({ time, end_time }) => ({ date, time, end_time })),
    )
    .slice(0, count);
