import { addDays, dayMs, dayOf, daysBetween } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cached } from '../../../platform/cache.ts';
import { publishedByKind, servedBetween, pageViewsByDay } from './analytics.queries.ts';

const window = 30;
/** The counters of the home page. */
export const metrics = cached(count);

async function count(platform: Platform) {
  const { db } = platform;
  const now = platform.now();
  const today = dayOf(now);
  const from = addDays(today, -window);
  const [published, pageViews, served] = await Promise.all([
    publishedByKind(db),
    pageViewsByDay(db, from, today),
    servedBetween(db, new Date(now.getTime() - window * dayMs), now),
  ]);
  return {
    total_doctors: published.get('doctor') ?? 0,
    total_hospitals: published.get('hospital') ?? 0,
    total_laboratories: published.get('laboratory') ?? 0,
    total_pharmacies: published.get('pharmacy') ?? 0,
    daily_visits: meanPageViews(pageViews, today),
    patients_served_everyday: Math.ceil(served / window),
  };
}

/**
 * The mean number of page views per day, over all full days since counting began, at most thirty days. On the first day
 * of counting it is the number of page views so far.
 */
function meanPageViews(byDay: { day: string; visits: number }[], today: string): number {
  const full = byDay.filter(({ day }) => day < today);
  if (full.length === 0) return byDay[0]?.visits ?? 0;
  const sum = full.reduce((total, { visits: pageViews }) => total + pageViews, 0);
  return Math.ceil(sum / daysBetween(full[0]!.day, today));
}
