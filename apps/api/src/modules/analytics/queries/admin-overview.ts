import { asSystem } from '../../../platform/db/actor-context.ts';
import { dayOf, lastTwelveMonths } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cached } from '../../../platform/cache.ts';
import { platformCounts } from './people.queries.ts';
import { trendsOfTheYear } from './search-trends.ts';

const trendsShown = 5;

/** The counters of the administrator's overview, and the most frequent searches. */
export const adminOverview = cached(async (platform: Platform) => {
  const { db, now } = platform;
  const month = lastTwelveMonths(now()).at(-1)!;
  const [counts, trends] = await Promise.all([
    asSystem(() => platformCounts(db, { from: month.from, day: dayOf(month.from) })),
    trendsOfTheYear(platform),
  ]);
  return {
    monthly_apointments: { total: counts.appointments },
    monthly_visitors: counts.visitors,
    monthlyPrescribedMedecines: { total: counts.prescribed },
    drugs: counts.drugs,
    members: counts.members,
    doctors: counts.doctors,
    search_trends: trends.slice(0, trendsShown),
  };
});
