import { eventType } from '../../platform/outbox.ts';

export interface ReviewHappened {
  review_id: string;
  provider_id: string;
  patient_id: string;
}
/** The review was approved, so that everybody can read it. */
export const reviewPublished = eventType<ReviewHappened>('review.published');
export const replyPublished = eventType<ReviewHappened & { reply_id: string }>('review.reply_published');
/** An administrator removed the review; its row is deleted. */
export const reviewRemoved = eventType<ReviewHappened>('review.removed');
