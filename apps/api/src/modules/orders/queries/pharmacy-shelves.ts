import type { DrugOffering } from '@ivuriro/contract';
import type { Db } from '../../../platform/db/pool.ts';
import { listLimit } from '../../../platform/http/paging.ts';
import { presentDrugs } from '../presenters/present-offering.ts';
import { offeringsOf } from './offerings.queries.ts';

interface Shelf {
  id: string;
  name: string;
  classes: { id: string; name: string; pharamcy_drugs: DrugOffering[] }[];
}

/**
 * A pharmacy's drugs grouped by category and then by class. Categories and classes are sorted A–Z, the drugs as in
 * `offeringsOf`.
 */
export async function shelvesOf(db: Db, pharmacyId: string, search: string | undefined): Promise<Shelf[]> {
  const { rows } = await offeringsOf(db, 'pharmacy', pharmacyId, search, { limit: listLimit, offset: 0 });
  const shelves = new Map<string, Shelf>();
  for (const offering of await presentDrugs(db, rows)) {
    const { category, class: kind } = offering.drug;
    const shelf = shelves.get(category.id) ?? { ...category, classes: [] };
    shelves.set(category.id, shelf);
    const known = shelf.classes.find((one) => one.id === kind.id);
    if (known) known.pharamcy_drugs.push(offering);
    else shelf.classes.push({ ...kind, pharamcy_drugs: [offering] });
  }
  for (const shelf of shelves.values()) shelf.classes.sort(byName);
  return [...shelves.values()].sort(byName);
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');
