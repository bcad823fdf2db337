import type { Module } from '../../platform/module.ts';
import { on } from '../../platform/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { placeMoved } from './events.ts';
import { grants } from './grants.ts';
import { findPlace } from './jobs/find-place.ts';
import { memberResources, newMemberRoutes } from './members.routes.ts';
import { ownProfileRoutes } from './own-profiles.routes.ts';
import { affiliationLookup, invitationRoutes, resources } from './provider-resources.routes.ts';

export { makeProfile } from './commands/create-profile.ts';
export { doctorTable, placeTable } from './commands/import-tables.ts';
export { refreshSearch } from './commands/refresh-search.ts';
export { type HourRow, openNow } from './domain/opening-hours.ts';
export type { PlaceKind } from './domain/profile-columns.ts';
export { practiceChanged, providerDeleted, publicationSet, teamChanged, type TeamNews } from './events.ts';
export { eraseProfile, lockProvider } from './jobs/erase-profile.ts';
export { followRenaming } from './jobs/follow-renames.ts';
export { authorOf, openOrdersOf, owedTo, upcomingAppointmentsOf } from './ports.ts';
export { drawing, serveDrawings } from './presenters/drawings.ts';
export { presentHours } from './presenters/present-opening-hours.ts';
export {
  bookable,
  bookableDoctor,
  type BookableDoctor,
  hospitalSpecialities,
  hospitalTeam,
  practisingAt,
} from './queries/bookable-doctors.queries.ts';
export { doctorsOfTeam, type ListedDoctor, listedDoctors } from './queries/listed-doctors.queries.ts';
export { practices } from './queries/practices.queries.ts';
export {
  deletedAmong,
  providerExists,
  providerName,
  type ProviderRef,
  providerRef,
  providerRefs,
} from './queries/provider-refs.queries.ts';
export { holdPublished, isPublished } from './queries/published.queries.ts';
export { registrationNumberOf } from './queries/registration-number.queries.ts';
export { districtsOfPlaces, sectorLabels, sectorsMeant } from './queries/sectors.queries.ts';
export { deleteEndedInvitations } from './queries/team-invitations.queries.ts';
export { colleagues, holdMembers, hospitalsOf } from './queries/team-membership.queries.ts';

export const providers: Module = {
  name: 'providers',
  routes: [...ownProfileRoutes, ...newMemberRoutes, ...affiliationLookup, ...invitationRoutes],
  resources: [...resources, ...memberResources],
  grants,
  subscriptions: [on(placeMoved, 'find_place', (place, platform: Platform) => findPlace(platform, place))],
};
