import type { Module } from '../../platform/module.ts';
import { grants } from './grants.ts';
import { moderationRoutes, resources, routes } from './reviews.routes.ts';
import { verifications } from './jobs/verify-reviews.ts';

export { replyApproved, reviewApproved, reviewDeleted, type ReviewHappened } from './events.ts';
export { eraseReplies, eraseReviewsBy } from './jobs/erasure.ts';
export { publicReviews } from './queries/list-reviews.ts';
export { authorOfReview } from './queries/reviews.queries.ts';
export { refreshRating } from './commands/refresh-rating.ts';

export const reviews: Module = {
  name: 'reviews',
  routes: [...routes, ...moderationRoutes],
  resources,
  grants,
  // when two patient records are merged and both reviewed one provider, the review of the closed record stays with that
  // record and is shown under its name
  partyColumns: [{ table: 'review', column: 'patient_id', once: ['provider_id'] }],
  subscriptions: verifications,
};
