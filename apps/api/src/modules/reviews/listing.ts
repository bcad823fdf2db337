import type { Review } from '@ivuriro/contract/shapes';
import type { Db } from '../../platform/db/pool.ts';
import { type Page, pageOf, type Paging, windowOf } from '../../platform/http/paging.ts';
import { providerRefs } from '../directory/index.ts';
import { patientRefs } from '../identity/index.ts';
import { present } from './present.ts';
import { ratingOf } from './rating.ts';
import { countAccepted, findAccepted, findReplies, type ReviewRow } from './reviews.queries.ts';

/** What a provider sees of itself: accepted reviews, with its own replies in any state. */
export async function listOwn(
  call: { db: Db; owner: { id: string }; query: Paging } & Parameters<typeof pageOf>[0],
): Promise<{ rating: Awaited<ReturnType<typeof ratingOf>>; reviews: Page<Review> }> {
  const { db, owner, query } = call;
  const [rating, total, rows] = await Promise.all([
    ratingOf(db, owner.id),
    countAccepted(db, owner.id),
    findAccepted(db, owner.id, windowOf(query)),
  ]);
  return { rating, reviews: pageOf(call, query, total, await told(db, owner.id, rows, 'all')) };
}

/** What everybody sees on a profile: the newest accepted reviews with the accepted replies. */
export async function publicReviews(db: Db, providerId: string, limit: number): Promise<Review[]> {
  return told(db, providerId, await findAccepted(db, providerId, { limit, offset: 0 }), 'accepted');
}

async function told(db: Db, providerId: string, rows: ReviewRow[], which: 'accepted' | 'all'): Promise<Review[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const patientIds = [...new Set(rows.map((row) => row.patient_id))];
  const [replies, patients, providers] = await Promise.all([
    findReplies(db, ids, which),
    patientRefs(db, patientIds),
    providerRefs(db, [providerId]),
  ]);
  const name = providers.get(providerId)?.name ?? '';
  return rows.map((row) =>
    present(
      row,
      patients.get(row.patient_id),
      replies.filter((reply) => reply.review_id === row.id),
      name,
    ),
  );
}
