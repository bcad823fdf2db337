import * as z from 'zod';
import { endpoint, kinds, owned, ownedEndpoint } from './endpoint.ts';
import { rating, review } from './shapes.ts';
import { flag, id, instant, money, nothing, page, paging } from './wire.ts';
import { bareReply, listed, provider } from './reviews.ts';

/**
 * Facts for the administrator who checks a review: since when the patient has an account, how many appointments or
 * orders with the provider they completed, and the payment of the most expensive one.
 */
const facts = z.object({
  patient_since: instant,
  completed: z.int(),
  /** The payment of the most expensive completed appointment or order; null without any. */
  dearest: z.object({ payment_method: z.string(), amount_paid: money }).nullable(),
});
const reviewWithFacts = review.extend({ facts });
const reviewStates = ['waiting', 'published'] as const;

export const moderationQueue = {
  list: endpoint('GET /admin/reviews', {
    who: 'admin',
    permission: 'reviews.moderate',
    object: 'none',
    audit: 'none',
    query: z.object({
      kind: z.enum(kinds).optional().catch(undefined),
      state: z.enum(reviewStates).optional().catch(undefined),
      ...paging,
    }),
    data: page(reviewWithFacts.extend({ provider })),
    summary:
      'Reviews of all providers, newest first. With `waiting` only those that wait for approval or have a reply that does, longest waiting first. `facts` say since when the patient has an account, and how much they completed with the provider.',
  }),
};

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
