import * as z from 'zod';
import { kinds, owned, ownedEndpoint } from './endpoint.ts';
import { rating, review } from './shapes.ts';
import { flag, id, nothing, page } from './wire.ts';
import { listed, provider, bareReply } from './reviews.ts';
import { reviewWithFacts } from './reviews.ts';

const item = { params: z.object({ id }) };
const decision = { ...item, alsoPut: true, body: z.strictObject({ accepted: flag }) } as const;

export const moderation = owned({
  name: 'moderation',
  kinds,
  mounts: ['admin'],
  // existing API clients send the id of a pharmacy as `laboratory_id` here
  ownerKeys: { pharmacy: 'laboratory_id' },
  endpoints: {
    list: ownedEndpoint('GET /{kind}-reviews', {
      permission: 'reviews.moderate',
      ...listed,
      data: z.object({ provider, rating, reviews: page(reviewWithFacts) }),
      summary: 'Reviews of one provider, accepted or not, with all replies.',
    }),
    review: ownedEndpoint('POST /{kind}-reviews/{id}', {
      permission: 'reviews.moderate',
      ...decision,
      object: 'review@params.id',
      audit: 'review.moderated',
      budget: 'write',
      data: review,
      message: 'Review was approved and published',
      summary: 'Approves a review, or with `accepted` false withdraws the approval.',
    }),
    remove: ownedEndpoint('DELETE /{kind}-reviews/{id}', {
      permission: 'reviews.moderate',
      ...item,
      object: 'review_or_reply@params.id',
      audit: 'review.removed',
      budget: 'write',
      data: nothing,
      message: 'Review was removed',
      summary: 'Removes the review with this id and its replies, or the reply with this id.',
    }),
    reply: ownedEndpoint('POST /{kind}_review_reply/{id}', {
      permission: 'reviews.moderate',
      ...decision,
      object: 'review_reply@params.id',
      audit: 'review_reply.moderated',
      budget: 'write',
      data: bareReply,
      message: 'Reply was approved and published',
      summary: 'Approves a reply, or with `accepted` false withdraws the approval.',
    }),
  },
});
