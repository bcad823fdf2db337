import { type Selectable, sql } from 'kysely';
import type { Window } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { providerRef, type ProviderRef } from '../../providers/index.ts';
import { firstPicture } from '../../files/index.ts';
import { patientName } from '../../identity/index.ts';
import type { ReviewReply as ReplyTable, Review as ReviewTable } from '../../../platform/db/types.ts';
import type { Reads } from '../../../platform/db/reads.ts';

export type ReviewRow = Selectable<ReviewTable>;
export type ReplyRow = Selectable<ReplyTable>;

/** Selects the reviews of one provider, those that one patient wrote, or those of that patient about that provider. */
export interface ReviewFilter {
  provider_id?: string | undefined;
  patient_id?: string | undefined;
  acceptedOnly?: boolean;
}

const columns = [
  'id',
  'provider_id',
  'patient_id',
  'overall',
  'waiting_time',
  'customer_care',
  'communication',
  'recommend',
  'text',
  'accepted',
  'verified_visit',
  'created_at',
] as const satisfies (keyof ReviewRow)[];

/** A review with its author, its provider and its approved replies, as a profile shows it. */
export interface ShownReview extends ReviewRow {
  patient: { full_name: string | null; picture: { id: string; filename: string } | null };
  provider: Pick<ProviderRef, 'name' | 'kind'>;
  replies: (Omit<ReplyRow, 'created_at'> & { created_at: string })[];
}

const shown = {
  name: 'shown_reviews',
  text: `select ${columns.map((column) => `e.${column}`).join(', ')},
      json_build_object('full_name', ${patientName('e.patient_id')},
        'picture', ${firstPicture("'patient'", 'e.patient_id')}) as patient,
      ${providerRef('e.provider_id')} as provider,
      coalesce((select json_agg(r order by r.created_at, r.id) from review_reply r
        where r.review_id = e.id and r.accepted), '[]') as replies
    from (select * from review where provider_id = $1 and accepted order by created_at desc, id desc limit $2) e
    order by e.created_at desc, e.id desc`,
};

/** The newest approved reviews with their approved replies, in one statement. */
export const shownReviews = async (reads: Reads, providerId: string, limit: number): Promise<ShownReview[]> =>
  (await reads.query<ShownReview>({ ...shown, values: [providerId, limit] })).rows;

/** Reviews, newest first. */
export const findReviews = (db: Db, whose: ReviewFilter, { limit, offset }: Window): Promise<ReviewRow[]> =>
  reviewsOf(db, whose)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countReviews(db: Db, whose: ReviewFilter): Promise<number> {
  const { total } = await reviewsOf(db, whose)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const reviewsOf = (db: Db, { provider_id, patient_id, acceptedOnly = false }: ReviewFilter) =>
  db
    .selectFrom('review')
    .$if(provider_id !== undefined, (found) => found.where('provider_id', '=', provider_id!))
    .$if(patient_id !== undefined, (found) => found.where('patient_id', '=', patient_id!))
    // the value is a literal, so that the planner can use the partial index of approved reviews
    .$if(acceptedOnly, (found) => found.where('accepted', '=', sql.lit(true)));

export const findReview = (db: Db, id: string): Promise<ReviewRow | undefined> =>
  db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst();

export const authorOfReview = async (db: Db, id: string): Promise<string | null> =>
  (await findReview(db, id))?.patient_id ?? null;

/** Replies to these reviews, oldest first; `accepted` leaves out those that wait for approval. */
export async function findReplies(db: Db, reviewIds: string[], which: 'accepted' | 'all'): Promise<ReplyRow[]> {
  if (reviewIds.length === 0) return [];
  return db
    .selectFrom('review_reply')
    .selectAll()
    .where('review_id', 'in', reviewIds)
    .$if(which === 'accepted', (replies) => replies.where('accepted', '=', true))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
