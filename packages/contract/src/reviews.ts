import * as z from 'zod';
import { owned, ownedEndpoint } from './endpoint.ts';
import { rating, reply, review } from './shapes.ts';
import { page, paging } from './wire.ts';

const own = ['doctor', 'hospital', 'laboratory', 'pharmacy'] as const;
const listed = {
  object: 'own',
  audit: 'none',
  query: z.object(paging),
  data: z.object({ rating, reviews: page(review) }),
  summary: 'Accepted reviews with the own replies in any state, newest first.',
} as const;

export const providerReviews = owned({
  name: 'reviews',
  kinds: own,
  doors: ['own'],
  endpoints: {
    list: ownedEndpoint('GET /reviews', listed),
    // the documents' client posts to the next page's address
    next: ownedEndpoint('POST /reviews', listed),
    reply: ownedEndpoint('POST /{kind}ReplyReview', {
      object: 'review@body.reply_review_id',
      audit: 'review.replied',
      body: z.strictObject({
        reply_review_id: z.string(),
        reply: z.string().trim().min(1, 'Write a reply.').max(2000),
      }),
      data: reply.omit({ name: true, created_at: true }),
      status: 201,
      message: 'Your reply was submitted and waits to be approved',
      summary: 'Replies to an accepted review of the own profile; it waits for approval.',
    }),
  },
});
