import type { Module } from '../../platform/module.ts';

export { bookableDoctor, hospitalForBooking, type BookableDoctor, type HospitalForBooking } from './bookable.ts';
export { teamLinkAdded, teamLinkRemoved } from './events.ts';
export { registrationNumberOf } from './registration.ts';
export { type Practices, practicesOf } from './practices.ts';
export { providerRefs, type ProviderRef } from './refs.ts';
export { freeTimesOf, reviewsOf, type FreeTimes } from './slots.ts';

export const directory: Module = { name: 'directory', routes: [] };
