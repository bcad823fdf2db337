import { useRouteLoaderData } from 'react-router';
import { addDays, dayOf, type Day } from '../language/dates.ts';
import { useNow } from './use-now.ts';

const dayMs = 24 * 60 * 60 * 1000;
const openedOn = dayOf(new Date());

/**
 * Today in Kigali, by the server's clock. The device's clock may be wrong by years, so it is only used to count the
 * midnights since the page was opened.
 */
export function useToday(): Day {
  const known = useRouteLoaderData<{ today: Day }>('app/public/layout')?.today;
  const now = useNow();
  return known ? todayFrom(known, openedOn, now) : dayOf(now);
}

export const todayFrom = (known: Day, opened: Day, now: Date): Day =>
  addDays(known, Math.round((Date.parse(dayOf(now)) - Date.parse(opened)) / dayMs));
