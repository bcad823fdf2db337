import type { Module } from '../../platform/module.ts';

import { routes } from './analytics.routes.ts';
import { deleteOldSearches } from './trends.ts';
import { deleteOldSalts } from './visitors.ts';

export { countPageView } from './page-views.ts';
export { deleteOldVisitors } from './visitor-retention.ts';
export { followSearches } from './search-log.ts';

export const analytics: Module = {
  name: 'analytics',
  routes,
  jobs: { forget_searches: deleteOldSearches, forget_visit_salts: deleteOldSalts },
  sweepers: [
    { job: 'forget_searches', everySeconds: 3_600 },
    { job: 'forget_visit_salts', everySeconds: 60 },
  ],
};
