import type { Reads } from '../../../platform/db/reads.ts';

/** A requested drug, or a drug that may replace a requested one. */
export interface BasketDrug {
  /** The id of the requested drug. */
  wanted: string;
  id: string;
  name: string;
  supply: string;
}

/**
 * The requested drugs. Where `substitute` is true, each is followed by the drugs that may replace it: those with the
 * same ingredient, strength and form, when all three are known. Drugs that are out of stock in the catalogue are left
 * out.
 */
export async function drugsAndSubstitutes(
  reads: Reads,
  wishes: { drug_id: string; substitute: boolean }[],
): Promise<BasketDrug[]> {
  const { rows } = await reads.query<BasketDrug>({
    name: 'drugs_and_substitutes',
    text: `select wish.drug_id as wanted, other.id, other.name, other.supply
      from jsonb_to_recordset($1::jsonb) wish(drug_id uuid, substitute boolean)
      join drug on drug.id = wish.drug_id
      join lateral (
        select drug.id, drug.name, drug.supply, drug.status
        union
        select s.id, s.name, s.supply, s.status from drug s
        where wish.substitute and drug.ingredient <> '' and drug.strength <> '' and drug.form <> ''
          and s.ingredient <> '' and s.strength <> '' and s.form <> ''
          and lower(s.ingredient) = lower(drug.ingredient) and lower(s.strength) = lower(drug.strength)
          and lower(s.form) = lower(drug.form)
      ) other on other.status = 'IN_STOCK'
      order by wish.drug_id, other.id <> wish.drug_id, other.id`,
    values: [JSON.stringify(wishes)],
  });
  return rows;
}
