import type { Module } from '../../platform/module.ts';
import { on } from '../../platform/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { routes } from './directory.routes.ts';
import { registerImport } from '../imports/index.ts';
import { placeMoved } from './events.ts';
import { findPlace } from './geocoding.ts';
import { grants } from './grants.ts';
import { doctorTable, placeTable } from './import-profiles.ts';
import { memberResources, memberRoutes } from './members.routes.ts';
import { affiliationLookup, invitationRoutes, resources } from './resources.ts';

export {
  bookable,
  bookableDoctor,
  type BookableDoctor,
  type DoctorAsRead,
  hospitalSpecialities,
  hospitalTeam,
  practisingAt,
  stillPractising,
} from './bookable.ts';
export { serveDrawings } from './drawings.ts';
export { practiceChanged, providerDeleted, publicationSet, teamChanged, type TeamNews } from './events.ts';
export { listedProviders } from './sitemap-listing.ts';
export { deletedAmong } from './deletion.ts';
export { eraseProfile, lockProvider } from './erasure.ts';
export { holdMembers } from './membership.ts';
export { colleagues } from './colleagues.ts';
export { makeProfile } from './new-profile.ts';
export {
  type ConsultationType,
  freeDayMark,
  saveAvailabilitySummaries,
  lockAvailabilitySummaries,
  lockStaleSummaries,
  type AvailabilitySummary,
} from './availability-summaries.queries.ts';
export { practices } from './practices.ts';
export { holdPublished, isPublished } from './published.ts';
export { providerName, type ProviderRef, providerRef, providerRefs } from './refs.ts';
export { registrationNumberOf } from './registration.ts';
export { followRenaming } from './follow-renames.ts';
export { refreshSearch } from './search-text.ts';
export { providerCard } from './sharing-card.ts';
export {
  authorOf,
  upcomingAppointmentsOf,
  freeSlotsOf,
  openOrdersOf,
  owedTo,
  reviewsOf,
  type FreeSlots,
} from './ports.ts';
export { deleteEndedInvitations } from './team-invitations.queries.ts';
export { specialitiesOfPublishedDoctors } from './speciality-filter.ts';

registerImport('doctors', doctorTable);
registerImport('hospitals', placeTable('hospital'));
registerImport('laboratories', placeTable('laboratory'));
registerImport('pharmacies', placeTable('pharmacy'));

export const directory: Module = {
  name: 'directory',
  routes: [...routes, ...memberRoutes, ...affiliationLookup, ...invitationRoutes],
  resources: [...resources, ...memberResources],
  grants,
  subscriptions: [on(placeMoved, 'find_place', (place, platform: Platform) => findPlace(platform, place))],
};
