import type { Kind } from '@ivuriro/contract/endpoint';
import type { Listing } from '../../../platform/web/sitemap.ts';
import type { Reads } from '../../../platform/db/reads.ts';

interface Row {
  sort_name: string;
  id: string;
}
const keyOf = ({ sort_name, id }: Row) => [sort_name, id];
const published = 'kind = $1 and is_published and deleted_at is null';

/** Lists the published providers of a kind for the sitemap, in the order of an index that has all columns read here. */
export function listedProviders(reads: Reads, kind: Kind, name: string, pathOf: (id: string) => string): Listing {
  return {
    name,
    ends: async (size) => {
      const { rows } = await reads.query<Row>(
        `select sort_name, id from (
           select sort_name, id, row_number() over in_order as number, lead(id) over in_order as following
           from provider where ${published} window in_order as (order by sort_name, id)) as numbered
         where number % $2 = 0 and following is not null order by number`,
        [kind, size],
      );
      return rows.map(keyOf);
    },
    next: async (after, until, many) => {
      const { rows } = await reads.query<Row>(
        `select sort_name, id from provider where ${published}
           and ($2::text is null or (sort_name, id) > ($2, $3::uuid))
           and ($4::text is null or (sort_name, id) <= ($4, $5::uuid))
         order by sort_name, id limit $6`,
        [kind, after?.[0], after?.[1], until?.[0], until?.[1], many],
      );
      return rows.map((row) => ({ key: keyOf(row), path: pathOf(row.id) }));
    },
  };
}
