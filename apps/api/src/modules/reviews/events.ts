import { eventType } from '../../platform/outbox.ts';

export interface ReviewHappened {
  review_id: string;
  provider_id: string;
  patient_id: string;
}
/** Everybody can read it from now on. */
export const reviewPublished = eventType<ReviewHappened>('review.published');
export const replyPublished = eventType<ReviewHappened & { reply_id: string }>('review.reply_published');
/** Removed by an administrator; the row is gone. */
export const reviewRemoved = eventType<ReviewHappened>('review.removed');
