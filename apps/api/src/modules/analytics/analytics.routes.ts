import { analytics } from '@ivuriro/contract/analytics';
import { serve } from '../../platform/http/serve.ts';
import { metrics } from './metrics.ts';
import { doctorOverview, hospitalOverview } from './overviews.ts';

export const routes = serve(analytics, {
  metrics: ({ platform }) => metrics(platform),
  doctorOverview: ({ platform, db, actor, now }) => doctorOverview(platform, db, actor, now),
  hospitalOverview: ({ platform, db, actor, now }) => hospitalOverview(platform, db, actor, now),
});
