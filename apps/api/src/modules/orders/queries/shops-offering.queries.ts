import type { Kind } from '@ivuriro/contract/endpoint';
import type { Reads } from '../../../platform/db/reads.ts';

const columns = { laboratory: 'test_id', pharmacy: 'drug_id' } as const;
const columnOf = (kind: Kind) => (kind === 'laboratory' ? columns.laboratory : columns.pharmacy);
/** SQL: whether an offering is in stock. */
export const inStock = `offer.removed_at is null and offer.status = 'IN_STOCK'`;

/** SQL: whether the laboratory or pharmacy `id` has one of these tests or drugs in stock. */
export const offeringsInStock = (kind: Kind, id: string, items: string): string =>
  `${id} in (select provider_id from offer where ${columnOf(kind)} = any(${items}::uuid[]) and ${inStock})`;

/** How many published laboratories or pharmacies have each of these tests or drugs in stock. */
export async function shopsInStock(
  reads: Reads,
  { is, ids }: { is: 'test' | 'drug'; ids: string[] },
): Promise<Map<string, number>> {
  const column = columns[is === 'test' ? 'laboratory' : 'pharmacy'];
  const { rows } = await reads.query<{ id: string; shops: number }>({
    name: `shops_offering_${is}`,
    text: `select offer.${column} as id, count(*)::integer as shops
      from json_array_elements_text($1::json) item
      join offer on offer.${column} = item::uuid and ${inStock}
      join provider p on p.id = offer.provider_id and p.is_published and p.deleted_at is null
      group by offer.${column}`,
    values: [JSON.stringify(ids)],
  });
  return new Map(rows.map(({ id, shops }) => [id, shops]));
}
