import type { Module } from '../../platform/module.ts';
import { routes } from './directory.routes.ts';
import { memberListRoutes, memberProfileResources } from './member-lists.routes.ts';

export { type FreeSlots, freeSlotsOf, hasOffering, reviewsOf, shopsOffering } from './ports.ts';
export { providerCard } from './presenters/sharing-card.ts';
export {
  type AvailabilitySummary,
  type ConsultationType,
  freeDayMark,
  lockAvailabilitySummaries,
  lockStaleSummaries,
  saveAvailabilitySummaries,
} from './queries/availability-summaries.queries.ts';
export { listedProviders } from './queries/sitemap-listing.ts';
export { specialitiesOfPublishedDoctors } from './queries/speciality-filter.queries.ts';

export const directory: Module = {
  name: 'directory',
  routes: [...routes, ...memberListRoutes],
  resources: memberProfileResources,
};
