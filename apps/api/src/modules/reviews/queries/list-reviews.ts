import type { moderationQueue } from '@ivuriro/contract/review-moderation';
import type { reviews } from '@ivuriro/contract/reviews';
import type { Rating, Review } from '@ivuriro/contract/shapes';
import type { Db } from '../../../platform/db/pool.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { type Page, pageOf, type Paging, windowOf } from '../../../platform/http/paging.ts';
import { providerRefs } from '../../providers/index.ts';
import { withFacts } from './review-facts.ts';
import { present, presentProvider, presentReviews, presentWithProviders } from '../presenters/present-review.ts';
import { findQueue } from './moderation-queue.queries.ts';
import { findRating } from './rating.queries.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { countReviews, findReviews, type ReviewRow, shownReviews } from './reviews.queries.ts';

type ReviewListCall = { db: Db; owner: { id: string }; query: Paging } & Parameters<typeof pageOf>[0];
type RatedPage<T> = Promise<{ rating: Rating; reviews: Page<T> }>;

/** The reviews that a provider sees: approved ones, with the provider's own replies in any state. */
export const listOwn = (call: ReviewListCall): RatedPage<Review> =>
  listOf(call, true, (rows) => presentReviews(call.db, rows, 'all'));
/** The reviews of a provider as the administrator sees them: in every state, with every reply. */
export async function listForModeration(call: ReviewListCall) {
  const { db, owner } = call;
  const forModerator = async (rows: ReviewRow[]) => withFacts(db, rows, await presentReviews(db, rows, 'all'));
  const [listed, providers] = await Promise.all([listOf(call, false, forModerator), providerRefs(db, [owner.id])]);
  return { provider: presentProvider(providers.get(owner.id)!), ...listed };
}

async function listOf<T>(
  call: ReviewListCall,
  acceptedOnly: boolean,
  shown: (rows: ReviewRow[]) => Promise<T[]>,
): RatedPage<T> {
  const { db, owner, query } = call;
  const whose = { provider_id: owner.id, acceptedOnly };
  const [rating, total, rows] = await Promise.all([
    findRating(db, owner.id),
    countReviews(db, whose),
    findReviews(db, whose, windowOf(query)),
  ]);
  return { rating, reviews: pageOf(call, query, total, await shown(rows)) };
}

/** The reviews on a public profile: the newest approved ones with approved replies. */
export async function publicReviews(reads: Reads, providerId: string, limit: number): Promise<Review[]> {
  const rows = await shownReviews(reads, providerId, limit);
  return rows.map(({ patient, provider, replies, ...row }) => {
    const answers = replies.map((reply) => ({ ...reply, created_at: new Date(reply.created_at) }));
    return present(row, patient, answers, provider);
  });
}

export async function listMine(call: CallOf<typeof reviews.mine>) {
  const { db, actor, query } = call;
  const whose = { patient_id: actor.id, provider_id: query.provider_id };
  const [total, rows] = await Promise.all([countReviews(db, whose), findReviews(db, whose, windowOf(query))]);
  return pageOf(call, query, total, await presentWithProviders(db, rows, 'accepted'));
}

export async function listQueue(call: CallOf<typeof moderationQueue.list>) {
  const { db, query } = call;
  const { rows, total } = await findQueue(db, query, windowOf(query));
  return pageOf(call, query, total, await withFacts(db, rows, await presentWithProviders(db, rows, 'all')));
}
