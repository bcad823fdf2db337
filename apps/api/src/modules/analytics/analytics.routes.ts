import { analytics } from '@ivuriro/contract/analytics';
import { searchMisses } from '@ivuriro/contract/search-words';
import { serve } from '../../platform/http/serve.ts';
import { dismissMiss } from './commands/dismiss-miss.ts';
import { adminOverview } from './queries/admin-overview.ts';
import { metrics } from './queries/metrics.ts';
import { listMisses } from './queries/search-misses.ts';
import { searchChart, trendsOfTheMonth, trendsOfTheYear } from './queries/search-trends.ts';
import { laboratoryOverview, pharmacyOverview } from './queries/shop-overviews.ts';
import { userAnalytics } from './queries/user-analytics.ts';
import { doctorOverview, hospitalOverview } from './queries/provider-overviews.ts';

export const routes = serve(analytics, {
  adminOverview: ({ platform }) => adminOverview(platform),
  userAnalytics: ({ platform }) => userAnalytics(platform),
  metrics: ({ platform }) => metrics(platform),
  searchTrends: ({ platform, query }) => (query.last_month ? trendsOfTheMonth : trendsOfTheYear)(platform),
  searchTrendChart: ({ db, query, now }) => searchChart(db, query['text-search'], now),
  doctorOverview: ({ platform, db, actor, now }) => doctorOverview(platform, db, actor, now),
  hospitalOverview: ({ platform, db, actor, now }) => hospitalOverview(platform, db, actor, now),
  laboratoryOverview: ({ platform, db, actor, now }) => laboratoryOverview(platform, db, actor, now),
  pharmacyOverview: ({ platform, db, actor, now }) => pharmacyOverview(platform, db, actor, now),
});

export const missRoutes = serve(searchMisses, { list: listMisses, dismiss: dismissMiss });
