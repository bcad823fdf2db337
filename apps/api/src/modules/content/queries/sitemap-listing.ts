import type { Listing } from '../../../platform/web/sitemap.ts';
import type { Reads } from '../../../platform/db/reads.ts';

/**
 * Lists the posts of the blog for the sitemap, in the order of their ids, which is the order in which they were
 * written.
 */
export function listedPosts(reads: Reads): Listing {
  return {
    name: 'blog',
    ends: async (size) => {
      const { rows } = await reads.query<{ id: string }>(
        `select id from (select id, row_number() over (order by id) as number, lead(id) over (order by id) as following
           from blog) as numbered where number % $1 = 0 and following is not null order by id`,
        [size],
      );
      return rows.map(({ id }) => [id]);
    },
    next: async (after, until, many) => {
      const { rows } = await reads.query<{ id: string; updated_at: Date }>(
        `select id, updated_at from blog where ($1::uuid is null or id > $1) and ($2::uuid is null or id <= $2)
         order by id limit $3`,
        [after?.[0], until?.[0], many],
      );
      return rows.map(({ id, updated_at }) => ({ key: [id], path: `/blog/view/${id}`, changed: updated_at }));
    },
  };
}
