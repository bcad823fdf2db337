import { eventType } from '../../platform/outbox.ts';

export interface ReviewHappened {
  review_id: string;
  provider_id: string;
  patient_id: string;
}
// the stored names of the events do not change, so that events that the previous version has queued keep working

/** An administrator approved the review, so that everybody can read it. */
export const reviewApproved = eventType<ReviewHappened>('review.published');
/** An administrator approved a reply to the review. */
export const replyApproved = eventType<ReviewHappened & { reply_id: string }>('review.reply_published');
/** An administrator deleted the review. */
export const reviewDeleted = eventType<ReviewHappened>('review.removed');
