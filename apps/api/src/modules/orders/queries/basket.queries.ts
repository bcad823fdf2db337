import type { Reads } from '../../../platform/db/reads.ts';
import type { Point } from '../../../platform/map-point.ts';
import { firstPicture } from '../../files/index.ts';
import { inStock } from './shops-offering.queries.ts';

/** The published pharmacies that have at least one of the requested drugs in stock, with their prices. */
export interface StockOfDrugs {
  ids: string[];
  /** In degrees; null without a point to measure from, and for a pharmacy without a map point. */
  distances: (number | null)[];
  /** By drug: the pharmacies that have it, as indexes of `ids`, and their prices, as a parallel list. */
  drugs: Map<string, { pharmacies: number[]; prices: number[] }>;
}

/**
 * Reads the pharmacies that have these drugs in stock: one row for each pharmacy, with its prices as a text of numbers,
 * because twenty drugs at five thousand pharmacies are a hundred thousand prices. The prices are grouped before
 * anything is joined, so that no query plan joins each price; `offset 0` makes PostgreSQL look each pharmacy up by its
 * id, also before it has statistics.
 */
export async function stockOfDrugs(reads: Reads, drugs: string[], from: Point | undefined): Promise<StockOfDrugs> {
  const { rows } = await reads.query<{ id: string; degrees: number | null; has: string }>({
    name: 'stock_of_drugs',
    text: `select p.id, l.at <-> $2::point as degrees, stock.has
      from (
        select offer.provider_id, string_agg((drug.number - 1) || ',' || offer.price, ',') as has
        from jsonb_array_elements_text($1::jsonb) with ordinality drug(id, number)
        join offer on offer.drug_id = drug.id::uuid and ${inStock}
        group by offer.provider_id
      ) stock
      join lateral (select id from provider
        where id = stock.provider_id and kind = 'pharmacy' and is_published and deleted_at is null offset 0) p on true
      left join lateral (select at from place where id = p.id offset 0) l on true
      order by p.id`,
    values: [JSON.stringify(drugs), from ? `(${from.longitude},${from.latitude})` : null],
  });
  const stock = drugs.map(() => ({ pharmacies: [] as number[], prices: [] as number[] }));
  for (const [pharmacy, { has }] of rows.entries()) {
    const numbers = JSON.parse(`[${has}]`) as number[];
    for (let at = 0; at < numbers.length; at += 2) {
      stock[numbers[at]!]!.pharmacies.push(pharmacy);
      stock[numbers[at]!]!.prices.push(numbers[at + 1]!);
    }
  }
  return {
    ids: rows.map(({ id }) => id),
    distances: rows.map(({ degrees }) => degrees),
    drugs: new Map(drugs.map((drug, number) => [drug, stock[number]!])),
  };
}

export interface BasketPharmacy {
  id: string;
  name: string;
  picture: { id: string; filename: string } | null;
  sector: string | null;
  district: string | null;
  approximate: boolean;
  /** The pharmacy's offerings of the requested drugs; null when none is in stock. */
  offerings: { id: string; drug_id: string; stock_said_at: string }[] | null;
}

/** These pharmacies, with their offerings of these drugs. */
export async function basketPharmacies(
  reads: Reads,
  ids: string[],
  drugs: string[],
): Promise<Map<string, BasketPharmacy>> {
  const { rows } = await reads.query<BasketPharmacy>({
    name: 'basket_pharmacies',
    text: `select p.id, p.name, ${firstPicture('p.kind', 'p.id')} as picture, s.name as sector, d.name as district,
        l.latitude is null as approximate,
        (select json_agg(json_build_object('id', offer.id, 'drug_id', offer.drug_id, 'stock_said_at', offer.stock_said_at))
          from offer where offer.provider_id = p.id and offer.drug_id is not null and ${inStock}
            and offer.drug_id = any(array(select value::uuid from jsonb_array_elements_text($2::jsonb)))) as offerings
      from provider p left join place l on l.id = p.id left join division_name s on s.code = l.sector_code
        left join division_name d on d.code = coalesce(l.district_code, l.sector_code / 100)
      where p.id = any(array(select value::uuid from jsonb_array_elements_text($1::jsonb)))`,
    values: [JSON.stringify(ids), JSON.stringify(drugs)],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
