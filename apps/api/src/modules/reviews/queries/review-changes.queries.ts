import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';
import type { ReplyRow, ReviewRow } from './reviews.queries.ts';

export type ReviewContent = Pick<
  ReviewRow,
  | 'provider_id'
  | 'patient_id'
  | 'overall'
  | 'waiting_time'
  | 'customer_care'
  | 'communication'
  | 'recommend'
  | 'text'
  | 'verified_visit'
>;

/**
 * Stores the one review of this patient about this provider. A new text replaces the earlier one, gets a new id and
 * waits for approval, so that nobody approves a text that they have not read. The replies move to the new id (`on
 * update cascade`) and wait for approval too.
 */
export async function putReview(trx: Db, written: ReviewContent, now: Date): Promise<ReviewRow> {
  const review = { ...written, id: newId(), accepted: false, created_at: now };
  const { provider_id: _provider, patient_id: _patient, ...again } = review;
  const row = await trx
    .insertInto('review')
    .values(review)
    .onConflict((on) => on.columns(['provider_id', 'patient_id']).doUpdateSet(again))
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx.updateTable('review_reply').set({ accepted: false }).where('review_id', '=', row.id).execute();
  return row;
}

/** Locks the review against replacement and deletion until the transaction ends; false when it no longer exists. */
export async function holdReview(trx: Db, id: string): Promise<boolean> {
  const row = await trx.selectFrom('review').select('id').where('id', '=', id).forShare().executeTakeFirst();
  return row !== undefined;
}

export const insertReply = (trx: Db, reviewId: string, text: string, now: Date): Promise<ReplyRow> =>
  trx
    .insertInto('review_reply')
    .values({ id: newId(), review_id: reviewId, text, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns the review if its state changed, and nothing if it had this state already. */
export const setAccepted = (trx: Db, id: string, accepted: boolean): Promise<ReviewRow | undefined> =>
  trx
    .updateTable('review')
    .set({ accepted })
    .where('id', '=', id)
    .where('accepted', '!=', accepted)
    .returningAll()
    .executeTakeFirst();

export const setReplyAccepted = (trx: Db, id: string, accepted: boolean): Promise<ReplyRow | undefined> =>
  trx
    .updateTable('review_reply')
    .set({ accepted })
    .where('id', '=', id)
    .where('accepted', '!=', accepted)
    .returningAll()
    .executeTakeFirst();

export const deleteReview = (trx: Db, id: string): Promise<ReviewRow | undefined> =>
  trx.deleteFrom('review').where('id', '=', id).returningAll().executeTakeFirst();

export const deleteReply = (trx: Db, id: string): Promise<ReplyRow | undefined> =>
  trx.deleteFrom('review_reply').where('id', '=', id).returningAll().executeTakeFirst();

export const findReply = (db: Db, id: string): Promise<ReplyRow | undefined> =>
  db.selectFrom('review_reply').selectAll().where('id', '=', id).executeTakeFirst();

export async function setVerified(db: Db, of: { provider_id: string; patient_id: string }, verified: boolean) {
  await db
    .updateTable('review')
    .set({ verified_visit: verified })
    .where('provider_id', '=', of.provider_id)
    .where('patient_id', '=', of.patient_id)
    .execute();
}
