import { lastTwelveMonths } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/pool.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/session.ts';
import { oldestPendingOrders, presentDrugOrders, presentLabOrders } from '../orders/index.ts';
import { ordersByMonth, shopCounts } from './analytics.queries.ts';

const shown = 5;

export async function laboratoryOverview(platform: Platform, db: Db, laboratory: Actor, now: Date) {
  const { counts, pending, common } = await shopOverview(db, laboratory, now);
  const pendingOrders = await presentLabOrders(platform, pending, laboratory);
  return { ...common, tests: counts.offers, specialities: counts.specialities, pendingOrders };
}

export async function pharmacyOverview(platform: Platform, db: Db, pharmacy: Actor, now: Date) {
  const { counts, pending, common } = await shopOverview(db, pharmacy, now);
  return {
    ...common,
    drugs: counts.drug_categories,
    pendingOrders: await presentDrugOrders(platform, pending, pharmacy),
  };
}

async function shopOverview(db: Db, { id }: Actor, now: Date) {
  const months = lastTwelveMonths(now);
  const [counts, pending, byMonth] = await Promise.all([
    shopCounts(db, id),
    oldestPendingOrders(db, id, shown),
    ordersByMonth(db, id, months[0]!.from),
  ]);
  const common = {
    orderFromDoctors: counts.from_doctors,
    orderFromPatients: counts.from_patients,
    insuranceAccepted: counts.insurances,
    totalPendingOrders: counts.pending,
    annualRequests: months.map(({ text }) => ({ month_string: text, totalRequets: byMonth.get(text) ?? 0 })),
  };
  return { counts, pending, common };
}
