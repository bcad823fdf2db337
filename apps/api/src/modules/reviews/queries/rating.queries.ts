import type { Rating } from '@ivuriro/contract/shapes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/** The average ratings of the approved reviews; zeros when none is approved. */
export async function findRating(db: Db, providerId: string): Promise<Rating> {
  const row = await db
    .selectFrom('provider_rating')
    .selectAll()
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return {
    overall: row?.overall ?? 0,
    waitingTime: row?.waiting_time ?? 0,
    customerCare: row?.customer_care ?? 0,
    communication: row?.communication ?? 0,
    recommend: row?.recommend ?? 0,
    total: row?.total ?? 0,
  };
}

/**
 * Locks the rating, so that two refreshes run one after the other and the second one also counts the reviews that the
 * transaction of the first one changed.
 */
export async function lockRating(db: Db, providerId: string): Promise<void> {
  await db
    .insertInto('provider_rating')
    .values({ provider_id: providerId })
    .onConflict((on) => on.doNothing())
    .execute();
  await db.selectFrom('provider_rating').select('total').where('provider_id', '=', providerId).forUpdate().execute();
}

/**
 * Stores the average ratings of the approved reviews to one decimal. A sub-rating that its author left out is 0 and
 * does not count.
 */
export async function updateRating(db: Db, providerId: string): Promise<void> {
  await sql`update provider_rating r set
      overall = f.overall, waiting_time = f.waiting_time, customer_care = f.customer_care,
      communication = f.communication, recommend = f.recommend, total = f.total
    from (
      select count(*) as total,
        coalesce(round(avg(overall), 1), 0) as overall,
        coalesce(round(avg(nullif(waiting_time, 0)), 1), 0) as waiting_time,
        coalesce(round(avg(nullif(customer_care, 0)), 1), 0) as customer_care,
        coalesce(round(avg(nullif(communication, 0)), 1), 0) as communication,
        coalesce(round(avg(nullif(recommend, 0)), 1), 0) as recommend
      from review where provider_id = ${providerId} and accepted
    ) f
    where r.provider_id = ${providerId}`.execute(db);
}
