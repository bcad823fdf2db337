import type { Reads } from '../../../platform/db/reads.ts';
import type { Point } from '../../../platform/map-point.ts';
import { firstPicture } from '../../files/index.ts';

/** The published pharmacies that have one of some drugs in stock, and what they have. */
export interface StockOfDrugs {
  ids: string[];
  /** In degrees; null without a point to measure from, and for a pharmacy that is on no map. */
  distances: (number | null)[];
  /** By drug: the numbers of the pharmacies that have it, which are places in `ids`, and their prices. */
  drugs: Map<string, { pharmacies: number[]; prices: number[] }>;
}

const inStock = `offer.removed_at is null and offer.status = 'IN_STOCK'`;

/**
 * Who has these drugs in stock, in one row and as numbers: twenty drugs at five thousand pharmacies are a hundred
 * thousand prices.
 */
export async function stockOfDrugs(reads: Reads, drugs: string[], from: Point | undefined): Promise<StockOfDrugs> {
  const { rows } = await reads.query<{
    ids: string[] | null;
    distances: (number | null)[] | null;
    drugs: Record<string, [pharmacies: string, prices: string]> | null;
  }>({
    name: 'stock_of_drugs',
    text: `with stock as materialized (
        select offer.drug_id, offer.provider_id, offer.price from offer
        where offer.drug_id = any(array(select value::uuid from jsonb_array_elements_text($1::jsonb))) and ${inStock}
      ), pharmacy as materialized (
        select p.id, l.at <-> $2::point as degrees, (row_number() over (order by p.id) - 1)::integer as number
        from provider p left join place l on l.id = p.id
        where p.kind = 'pharmacy' and p.is_published and p.deleted_at is null
          and p.id in (select provider_id from stock)
      ), sellers as (
        select stock.drug_id, string_agg(pharmacy.number::text, ',') as numbers, string_agg(stock.price::text, ',') as prices
        from stock join pharmacy on pharmacy.id = stock.provider_id
        group by stock.drug_id
      )
      select (select json_agg(id order by number) from pharmacy) as ids,
        (select json_agg(degrees order by number) from pharmacy) as distances,
        (select json_object_agg(drug_id, json_build_array(numbers, prices)) from sellers) as drugs`,
    values: [JSON.stringify(drugs), from ? `(${from.longitude},${from.latitude})` : null],
  });
  const [{ ids, distances, drugs: sellers } = { ids: null, distances: null, drugs: null }] = rows;
  return {
    ids: ids ?? [],
    distances: distances ?? [],
    drugs: new Map(
      Object.entries(sellers ?? {}).map(([drug, [pharmacies, prices]]) => [
        drug,
        { pharmacies: numbers(pharmacies), prices: numbers(prices) },
      ]),
    ),
  };
}

/** '3,14,15' → [3, 14, 15] */
const numbers = (text: string): number[] => JSON.parse(`[${text}]`) as number[];

export interface BasketPharmacy {
  id: string;
  name: string;
  picture: { id: string; filename: string } | null;
  sector: string | null;
  district: string | null;
  approximate: boolean;
  /** What it has of the asked drugs. */
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
