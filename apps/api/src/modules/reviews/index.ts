import type { Module } from '../../platform/module.ts';
import { resources } from './reviews.routes.ts';

export { publicReviews } from './listing.ts';
export { refreshRating } from './rating.ts';

export const reviews: Module = {
  name: 'reviews',
  routes: [],
  resources,
  grants: [
    {
      object: 'review',
      table: 'review',
      key: 'id',
      uuid: true,
      by: { provider: 'provider_id = $2 and accepted' },
      patient: 'patient_id',
      owner: 'provider_id',
    },
  ],
};
