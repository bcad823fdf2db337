import type { Module } from '../../platform/module.ts';
import { on } from '../../platform/outbox.ts';
import { orderStatusChanged } from '../orders/index.ts';
import { appointmentStatusChanged } from '../scheduling/index.ts';
import { grants } from './grants.ts';
import { resources, routes } from './reviews.routes.ts';
import { verifyReviewOfOrder, verifyReviews } from './verified.ts';

export { replyPublished, type ReviewHappened, reviewPublished, reviewRemoved } from './events.ts';
export { publicReviews } from './listing.ts';
export { refreshRating } from './rating.ts';

export const reviews: Module = {
  name: 'reviews',
  routes,
  resources,
  grants,
  subscriptions: [
    on(appointmentStatusChanged, 'verify_reviews', verifyReviews),
    on(orderStatusChanged, 'verify_review_of_order', verifyReviewOfOrder),
  ],
};
