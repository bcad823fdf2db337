import { moderation, moderationQueue } from '@ivuriro/contract/review-moderation';
import { providerReviews, reviews } from '@ivuriro/contract/reviews';
import { resource, serve } from '../../platform/http/serve.ts';
import { listForModeration, listMine, listOwn, listQueue } from './queries/list-reviews.ts';
import { deleteReviewOrReply, moderateReply, moderateReview } from './commands/moderate-review.ts';
import { replyToReview } from './commands/reply-to-review.ts';
import { withdrawReview, writeReview } from './commands/write-review.ts';

export const routes = serve(reviews, {
  writeDoctor: (call) => writeReview(call, call.body.doctor_id),
  writeHospital: (call) => writeReview(call, call.body.hospital_id),
  writeLaboratory: (call) => writeReview(call, call.body.laboratory_id),
  writePharmacy: (call) => writeReview(call, call.body.pharmacy_id),
  mine: listMine,
  withdraw: withdrawReview,
});

export const moderationRoutes = serve(moderationQueue, { list: listQueue });

export const resources = [
  resource(providerReviews, {
    list: listOwn,
    next: listOwn,
    reply: replyToReview,
  }),
  resource(moderation, {
    list: listForModeration,
    review: moderateReview,
    remove: deleteReviewOrReply,
    reply: moderateReply,
  }),
];
