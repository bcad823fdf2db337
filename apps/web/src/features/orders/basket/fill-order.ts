import type { SoldLine } from '@ivuriro/contract';
import { draftOf } from '../../../lib/hooks/use-draft.ts';
import { emptyDraft, type Item, quantityLimit, withKey } from '../buy/draft.ts';

/**
 * Ticks the lines in the draft of an order at this pharmacy, as if they were ticked on its page of drugs. Items that
 * were ticked before stay. A drug that is sold only at the counter is left out.
 */
export function fillOrder(pharmacyId: string, lines: SoldLine[]): void {
  const draft = draftOf(`order:${pharmacyId}`, emptyDraft);
  const added = itemsOf(lines);
  const others = draft.read().items.filter(({ id }) => added.every((item) => item.id !== id));
  draft.change(withKey({ items: [...others, ...added], step: 1 }));
}

/**
 * One item for each offering. Two lines can be the same offering, because a drug of the list can also be the substitute
 * of another drug of the list; their quantities are added.
 */
export function itemsOf(lines: SoldLine[]): Item[] {
  const items = new Map<string, Item>();
  for (const { offering_id, drug, price, needs_prescription, is_orderable, quantity } of lines) {
    if (!is_orderable) continue;
    const known = items.get(offering_id)?.quantity ?? 0;
    items.set(offering_id, {
      id: offering_id,
      of: drug.id,
      name: drug.name,
      price,
      rx: needs_prescription,
      quantity: Math.min(quantityLimit, known + quantity),
    });
  }
  return [...items.values()];
}
