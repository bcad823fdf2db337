import type { BasketAnswers } from '@ivuriro/contract/basket';
import { orderableSupplies } from '@ivuriro/contract/order-requests';
import type { BasketDrug } from '../../catalogue/index.ts';
import type { BasketAnswer, BasketPart } from '../domain/basket.ts';
import { onPrescription } from '../domain/prescription-rules.ts';
import type { BasketPharmacy } from '../queries/basket.queries.ts';

type Answer = BasketAnswers['answers'][number];
type Part = Answer['parts'][number];

interface Facts {
  wishes: { drug_id: string; quantity: number }[];
  drugs: Map<string, BasketDrug>;
  /** Returns the pharmacy with this number; undefined when it no longer exists. */
  pharmacyOf: (number: number) => BasketPharmacy | undefined;
  metresTo: (number: number) => number | undefined;
  /** A stock status that the pharmacy last confirmed at this time or earlier is marked as old. */
  oldBefore: Date;
}

/**
 * Presents the answers: the pharmacies, or the pair of them, that were found for a basket. Leaves out an answer when one
 * of its items is no longer in stock, or one of its pharmacies no longer exists.
 */
export function presentAnswers(answers: BasketAnswer[], facts: Facts): Answer[] {
  return answers.flatMap(({ parts, total, missing }) => {
    const presented = parts.map((part) => presentPart(part, facts));
    if (presented.includes(null)) return [];
    return [
      {
        parts: presented.filter((part) => part !== null),
        total,
        missing: missing.map((line) => facts.wishes[line]!.drug_id),
      },
    ];
  });
}

function presentPart(part: BasketPart, { wishes, drugs, pharmacyOf, metresTo, oldBefore }: Facts): Part | null {
  const found = pharmacyOf(part.pharmacy);
  if (!found) return null;
  const metres = metresTo(part.pharmacy);
  const lines = part.lines.flatMap(({ line, drug: drugId, price }): Part['lines'] => {
    const { drug_id, quantity } = wishes[line]!;
    const drug = drugs.get(drugId)!;
    const offering = (found.offerings ?? []).find((one) => one.drug_id === drugId);
    if (!offering) return [];
    return [
      {
        drug_id,
        drug: { id: drug.id, name: drug.name },
        is_substitute: drug.id !== drug_id,
        offering_id: offering.id,
        price,
        quantity,
        total: price * quantity,
        needs_prescription: onPrescription(drug),
        is_orderable: orderableSupplies.includes(drug.supply),
        is_old: new Date(offering.stock_said_at) <= oldBefore,
      },
    ];
  });
  if (lines.length < part.lines.length) return null;
  const { id, name, picture, sector, district, approximate } = found;
  const distance = metres === undefined ? {} : { distance: { metres, is_approximate: approximate } };
  return {
    pharmacy: { id, name, picture, sector, district, ...distance },
    lines,
    total: lines.reduce((sum, line) => sum + line.total, 0),
  };
}
