import type { Module } from '../../platform/module.ts';
import { grants } from './grants.ts';
import { resources, routes } from './reviews.routes.ts';
import { verifications } from './verified.ts';

export { replyPublished, type ReviewHappened, reviewPublished, reviewRemoved } from './events.ts';
export { eraseReplies, eraseReviewsBy } from './erasure.ts';
export { publicReviews } from './list-reviews.ts';
export { authorOfReview } from './reviews.queries.ts';
export { refreshRating } from './rating.ts';

export const reviews: Module = {
  name: 'reviews',
  routes,
  resources,
  grants,
  subscriptions: verifications,
};
