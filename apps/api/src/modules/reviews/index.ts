import type { Module } from '../../platform/module.ts';
import { grants } from './grants.ts';
import { resources, routes } from './reviews.routes.ts';
import { verifications } from './jobs/verify-reviews.ts';

export { replyApproved, reviewApproved, reviewDeleted, type ReviewHappened } from './events.ts';
export { eraseReplies, eraseReviewsBy } from './jobs/erasure.ts';
export { publicReviews } from './queries/list-reviews.ts';
export { authorOfReview } from './queries/reviews.queries.ts';
export { refreshRating } from './commands/refresh-rating.ts';

export const reviews: Module = {
  name: 'reviews',
  routes,
  resources,
  grants,
  // of two reviews of one provider, that of the closed record stays published under its name
  partyColumns: [{ table: 'review', column: 'patient_id', once: ['provider_id'] }],
  subscriptions: verifications,
};
