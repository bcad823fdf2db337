import type { Module } from '../../platform/module.ts';
import { routes } from './directory.routes.ts';
import { grants } from './grants.ts';
import { resources } from './resources.ts';

export { bookableDoctor, hospitalForBooking, type BookableDoctor, type HospitalForBooking } from './bookable.ts';
export { serveDrawings } from './drawings.ts';
export { teamLinkAdded, teamLinkRemoved } from './events.ts';
export { membersAmong } from './membership.ts';
export { makeProfile } from './new-profile.ts';
export { practicesOf } from './practices.ts';
export { providerRefs, type ProviderRef } from './refs.ts';
export { registrationNumberOf } from './registration.ts';
export { refreshSearch } from './search-text.ts';
export { freeTimesOf, reviewsOf, type FreeTimes } from './slots.ts';
export { specialitiesOfPublishedDoctors } from './speciality-filter.ts';

export const directory: Module = { name: 'directory', routes, resources, grants };
