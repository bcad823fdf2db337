import { searchOf } from '../../lib/api/request.ts';
import { addDays, isDay, type Day } from '../../lib/language/dates.ts';

export const views = ['day', 'week'] as const;
export type View = (typeof views)[number];

/**
 * The shown days and doctors, and the open appointment, all stored in the URL. An empty `doctors` means all doctors.
 */
export type Filters = { date: Day; view: View; doctors: string[]; id: string };

/** Reads `/agenda/{id}?date=&view=&doctor=&doctor=`; a missing or impossible date means today. */
export function filtersOf(id: string | undefined, search: URLSearchParams, today: Day): Filters {
  const date = search.get('date') ?? '';
  return {
    date: isDay(date) ? date : today,
    view: views.find((one) => one === search.get('view')) ?? 'day',
    doctors: search.getAll('doctor'),
    id: id ?? '',
  };
}

/** The URL after a change of the filters. A change of the date or view closes the open appointment. */
export function addressOf(base: string, before: Filters, change: Partial<Filters>, today: Day): string {
  const isElsewhere = 'date' in change || 'view' in change;
  const filters = { ...before, ...(isElsewhere ? { id: '' } : {}), ...change };
  return filters.id ? appointmentAddresses(base, filters, today)(filters.id) : base + queryOf(filters, today);
}

/**
 * Returns a function from the id of an appointment to its URL. It builds the query string once for all appointments.
 */
export function appointmentAddresses(base: string, filters: Filters, today: Day): (id: string) => string {
  const query = queryOf(filters, today);
  return (id) => `${base}/${encodeURIComponent(id)}${query}`;
}

function queryOf({ date, view, doctors }: Filters, today: Day): string {
  const usual = searchOf({ date: date === today ? '' : date, view: view === 'day' ? '' : view });
  const query = new URLSearchParams(usual);
  for (const doctor of doctors) query.append('doctor', doctor);
  return query.size > 0 ? `?${query}` : '';
}

/** The shown days: one day, or a week from Monday to Sunday. */
export function daysOf({ date, view }: Pick<Filters, 'date' | 'view'>): Day[] {
  if (view === 'day') return [date];
  const monday = addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}
