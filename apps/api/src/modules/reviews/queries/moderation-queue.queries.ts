import type { Kind } from '@ivuriro/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { countedRows, pageRows, type Window } from '../../../platform/db/page.ts';
import type { ReviewRow } from './reviews.queries.ts';

export interface QueueFilter {
  kind?: Kind | undefined;
  state?: 'waiting' | 'published' | undefined;
}

/**
 * Reviews of providers who are not deleted: newest first. A list of waiting reviews begins with the one that has waited
 * longest.
 */
export async function findQueue(
  db: Db,
  { kind, state }: QueueFilter,
  window: Window,
): Promise<{ rows: ReviewRow[]; total: number }> {
  const from = sql`from ${state === 'waiting' ? waiting : sql`review r`}
    join provider p on p.id = r.provider_id and p.deleted_at is null
    where ${state === 'published' ? sql`r.accepted` : sql`true`} and ${kind ? sql`p.kind = ${kind}` : sql`true`}`;
  const order = state === 'waiting' ? sql`r.since, r.id` : sql`r.created_at desc, r.id desc`;
  const [{ rows }, counted] = await Promise.all([
    sql<ReviewRow>`select r.* ${from} order by ${order} ${pageRows(window)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from (select ${from} ${countedRows(window)}) counted`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

/**
 * SQL: the reviews that wait for moderation themselves or have a waiting reply, with the time since which they wait.
 * The wait of a reply begins anew when the author changes the review.
 */
const waiting: RawBuilder<unknown> = sql`(
  select review.*, oldest.since
  from (
    select id, min(since) as since
    from (
      select id, created_at as since from review where not accepted
      union all
      select reply.review_id, greatest(reply.created_at, review.created_at)
      from review_reply reply join review on review.id = reply.review_id where not reply.accepted
    ) unread group by id
  ) oldest join review on review.id = oldest.id
) r`;
