import type { Module } from '../../platform/module.ts';

import { missRoutes, routes } from './analytics.routes.ts';
import { deleteOldSearches } from './queries/search-trends.ts';
import { deleteOldSalts } from './commands/identify-visitor.ts';

export { countPageView } from './commands/count-page-view.ts';
export { deleteOldVisitors } from './jobs/visitor-retention.ts';
export { followSearches } from './commands/log-searches.ts';
export { clearMissesWith } from './queries/search-misses.queries.ts';

export const analytics: Module = {
  name: 'analytics',
  routes: [...routes, ...missRoutes],
  jobs: { forget_searches: deleteOldSearches, forget_visit_salts: deleteOldSalts },
  sweepers: [
    { job: 'forget_searches', everySeconds: 3_600 },
    { job: 'forget_visit_salts', everySeconds: 60 },
  ],
};
