import type { Module } from '../../platform/module.ts';
import { routes, synonymRoutes } from './directory.routes.ts';
import { memberListRoutes, memberProfileResources } from './member-lists.routes.ts';

export {
  type BookableHours,
  bookableHoursOf,
  type DoctorSought,
  type FreeSlots,
  freeSlotsOf,
  hasOffering,
  hoursAndSlotsOf,
  type NextSlot,
  phraseAdded,
  reviewsOf,
  shopsOffering,
  type SlotsSought,
} from './ports.ts';
export { providerCard } from './presenters/sharing-card.ts';
export {
  type AvailabilitySummary,
  type ConsultationType,
  freeSlotMark,
  lockAvailabilitySummaries,
  lockStaleSummaries,
  saveAvailabilitySummaries,
} from './queries/availability-summaries.queries.ts';
export { pointMeant } from './queries/distances.ts';
export { findsNothing, unknownWords } from './queries/search-misses.ts';
export { listedProviders } from './queries/sitemap-listing.ts';
export { specialitiesOfPublishedDoctors } from './queries/speciality-filter.queries.ts';

export const directory: Module = {
  name: 'directory',
  routes: [...routes, ...synonymRoutes, ...memberListRoutes],
  // synonyms belong to no account, so only administrators reach them
  grants: [{ object: 'search_synonym', table: 'search_synonym', by: { admin: 'true' } }],
  resources: memberProfileResources,
};
