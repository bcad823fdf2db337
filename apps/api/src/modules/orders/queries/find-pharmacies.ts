import type { BasketAnswers } from '@ivuriro/contract/basket';
import { dayMs } from '../../../platform/clock.ts';
import { problem } from '../../../platform/errors.ts';
import { metresOf } from '../../../platform/map-point.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type BasketDrug, drugsAndSubstitutes } from '../../catalogue/index.ts';
import { pointMeant } from '../../directory/index.ts';
import { type Basket, bestAnswers } from '../domain/basket.ts';
import { presentAnswers } from '../presenters/present-basket.ts';
import { basketPharmacies, type StockOfDrugs, stockOfDrugs } from './basket.queries.ts';

export interface Wish {
  drug_id: string;
  quantity: number;
  substitute: boolean;
}

/** The number of days after which a stock status that the pharmacy has not confirmed again is marked as old. */
const oldAfterDays = 7;

/** The best published pharmacies for a list of drugs. */
export async function findPharmacies(
  { db, reads }: Platform,
  { lines: wishes, near }: { lines: Wish[]; near?: string | undefined },
  now: Date,
): Promise<BasketAnswers> {
  if (new Set(wishes.map(({ drug_id }) => drug_id)).size < wishes.length)
    throw problem('validation_failed', 'Each drug is on the list once.');
  const [drugs, from] = await Promise.all([
    drugsAndSubstitutes(reads, wishes),
    near ? pointMeant(db, near) : undefined,
  ]);
  const drugIds = [...new Set(drugs.map(({ id }) => id))];
  const stock = await stockOfDrugs(reads, drugIds, from);
  const basket = basketOf(wishes, drugs, stock);
  const answers = bestAnswers(basket);
  const chosen = answers.flatMap(({ parts }) => parts.map(({ pharmacy }) => stock.ids[pharmacy]!));
  const pharmacies = await basketPharmacies(reads, chosen, drugIds);
  return {
    answers: presentAnswers(answers, {
      wishes,
      drugs: new Map(drugs.map((drug) => [drug.id, drug])),
      pharmacyOf: (number) => pharmacies.get(stock.ids[number]!),
      metresTo: (number) => {
        const degrees = stock.distances[number];
        return typeof degrees === 'number' ? metresOf(degrees) : undefined;
      },
      oldBefore: new Date(now.getTime() - oldAfterDays * dayMs),
    }),
    stock: basket.lines.map(({ drugs: possible }, line) => ({
      drug_id: wishes[line]!.drug_id,
      pharmacies: new Set(possible.flatMap((drug) => drug.pharmacies)).size,
    })),
  };
}

function basketOf(wishes: Wish[], drugs: BasketDrug[], stock: StockOfDrugs): Basket {
  const possible = Map.groupBy(drugs, ({ wanted }) => wanted);
  return {
    distances: stock.distances.map((degrees) => degrees ?? Infinity),
    lines: wishes.map(({ drug_id, quantity }) => ({
      quantity,
      drugs: (possible.get(drug_id) ?? []).map(({ id }) => ({
        id,
        ...(stock.drugs.get(id) ?? { pharmacies: [], prices: [] }),
      })),
    })),
  };
}
