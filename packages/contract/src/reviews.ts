import * as z from 'zod';
import { endpoint, kinds, owned, ownedEndpoint } from './endpoint.ts';
import { rating, reply, review } from './shapes.ts';
import { id, nothing, page, paging, picture, prose, uuid, whole } from './wire.ts';

/** The largest number of characters of a review. */
export const longestReview = 2000;

const needsStars = 'Choose 1 to 5 stars for your overall rating.';
const part = whole.pipe(z.int().min(0).max(5)).default(0);
const form = {
  reviews: prose('Write your review.')
    .min(1, 'Write your review.')
    .max(longestReview, 'A review has at most 2,000 characters.'),
  overall: z
    .union([z.number(), z.string()], needsStars)
    .transform(Number)
    .pipe(z.int(needsStars).min(1, needsStars).max(5, needsStars)),
  waitingTime: part,
  customerCare: part,
  communication: part,
  recommend: part,
};
export const provider = z.object({ kind: z.enum(kinds), id, name: z.string(), picture, isPublished: z.boolean() });
/** A review together with its provider. */
const aboutProvider = review.extend({ provider });
const written = {
  who: 'patient',
  audit: 'review.written',
  data: review,
  status: 201,
  message: 'Your review submitted successfully but wait to be approved',
  summary:
    'Writes a review of a published provider, or replaces the earlier review by the caller. It waits for approval.',
} as const;

export const reviews = {
  writeDoctor: endpoint('POST /patient/doctor-reviews', {
    ...written,
    budget: 'review',
    object: 'published_doctor@body.doctor_id',
    body: z.strictObject({ doctor_id: uuid, ...form }),
  }),
  writeHospital: endpoint('POST /patient/hospital-reviews', {
    ...written,
    budget: 'review',
    object: 'published_hospital@body.hospital_id',
    body: z.strictObject({ hospital_id: uuid, ...form }),
  }),
  writeLaboratory: endpoint('POST /patient/laboratory-reviews', {
    ...written,
    budget: 'review',
    object: 'published_laboratory@body.laboratory_id',
    body: z.strictObject({ laboratory_id: uuid, ...form }),
  }),
  writePharmacy: endpoint('POST /patient/pharmacy-reviews', {
    ...written,
    budget: 'review',
    object: 'published_pharmacy@body.pharmacy_id',
    body: z.strictObject({ pharmacy_id: uuid, ...form }),
  }),
  mine: endpoint('GET /patient/reviews', {
    who: 'patient',
    object: 'own',
    audit: 'none',
    query: z.object({ provider_id: uuid.optional().catch(undefined), ...paging }),
    data: page(aboutProvider),
    summary:
      'The reviews by the caller, accepted or not, newest first, each with its accepted replies. The total is a lower bound from 10,000 on.',
  }),
  withdraw: endpoint('DELETE /patient/reviews/{id}', {
    who: 'patient',
    object: 'review@params.id',
    audit: 'review.withdrawn',
    budget: 'write',
    params: z.object({ id }),
    data: nothing,
    message: 'Your review was withdrawn',
    summary: 'Withdraws a review by the caller, with its replies.',
  }),
};

export const listed = {
  object: 'own',
  audit: 'none',
  query: z.object(paging),
  data: z.object({ rating, reviews: page(review) }),
} as const;
export const bareReply = reply.omit({ name: true, created_at: true });

export const providerReviews = owned({
  name: 'reviews',
  kinds,
  mounts: ['own'],
  endpoints: {
    list: ownedEndpoint('GET /reviews', {
      permission: 'reviews.answer',
      ...listed,
      summary: 'Accepted reviews with all replies by the caller, newest first.',
    }),
    // existing API clients request the next page by POST
    next: ownedEndpoint('POST /reviews', {
      permission: 'reviews.answer',
      budget: 'write',
      ...listed,
      summary: 'Does the same as GET.',
    }),
    reply: ownedEndpoint('POST /{kind}ReplyReview', {
      permission: 'reviews.answer',
      object: 'review@body.reply_review_id',
      audit: 'review.replied',
      budget: 'review',
      body: z.strictObject({
        reply_review_id: z.string(),
        reply: prose().min(1, 'Write a reply.').max(longestReview),
      }),
      data: bareReply,
      status: 201,
      message: 'Your reply was submitted and waits to be approved',
      summary: 'Replies to an accepted review of the caller. The reply waits for approval.',
    }),
  },
});
