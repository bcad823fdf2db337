import type { Module } from '../../platform/module.ts';

import { routes } from './analytics.routes.ts';
import { forgetSearches } from './trends.ts';
import { forgetSalts } from './visitors.ts';

export { countVisit } from './visits.ts';
export { forgetVisitors } from './visitors-running-out.ts';
export { followSearches } from './searching.ts';

export const analytics: Module = {
  name: 'analytics',
  routes,
  jobs: { forget_searches: forgetSearches, forget_visit_salts: forgetSalts },
  sweepers: [
    { job: 'forget_searches', everySeconds: 3_600 },
    { job: 'forget_visit_salts', everySeconds: 60 },
  ],
};
