import type { Db } from '../../../platform/db/pool.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Actor } from '../../../platform/session.ts';
import { longestWaitingOrders, presentDrugOrders, presentLabOrders } from '../../orders/index.ts';
import { shopCounts } from './analytics.queries.ts';
import { annual, shown, total } from './provider-overviews.ts';

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
  const [pending, counts] = await Promise.all([longestWaitingOrders(db, shown, { id }), shopCounts(db, id)]);
  const { requested } = counts;
  const common = {
    orderFromDoctors: total(requested, { category: 'Doctor' }),
    orderFromPatients: total(requested, { category: 'Patient' }),
    insuranceAccepted: counts.insurances,
    totalPendingOrders: total(requested, { status: 'PENDING' }),
    annualRequests: annual(requested, now),
  };
  return { counts, pending, common };
}
