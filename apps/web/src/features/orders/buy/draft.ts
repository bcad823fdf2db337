import type { Whereabouts } from '../../../domain/locations/divisions.ts';
import type { PaymentMethod } from '../../../domain/purchase/PaymentMethods.tsx';
import type { Shop } from './provider-kinds.ts';

/** What was ticked, with what it cost when the list was last seen. `of` is the test or drug of the catalogue. */
export type Item = { id: string; of: string; name: string; price: number; rx: boolean; quantity: number };

/** An order being filled in. Kept for this tab over pages, a reload or a sign-in in between. */
export type Draft = {
  items: Item[];
  step: 1 | 2 | 3;
  /** The consultation file that asks for it, with the tests or drugs of the catalogue that it names. */
  file: { id: string; asksFor: string[] } | null;
  collect: boolean;
  where: Whereabouts;
  house: string;
  method: PaymentMethod | '';
  /** Names of the attached files; their bytes live only as long as the page. */
  fileNames: string[];
  /** The Idempotency-Key of an order that is paid in cash. */
  cashKey: string;
  /** The price in francs that the server named, if it was higher than the price shown. */
  told: number;
};

export const emptyDraft: Draft = {
  items: [],
  step: 1,
  file: null,
  collect: false,
  where: {},
  house: '',
  method: 'CARD',
  fileNames: [],
  cashKey: '',
  told: 0,
};

export const quantityLimit = 100;

export function totalOf(items: readonly Item[]): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** What of it is sold on prescription only and stands in no consultation file that was named: a paper is needed. */
export function withoutPrescription({ items, file }: Draft): Item[] {
  return items.filter(({ rx, of }) => rx && !file?.asksFor.includes(of));
}

/** What a change brings along: the key of a cash order belongs to what was sent with it, a price to its items. */
export function withKey(changes: Partial<Draft>): Partial<Draft> {
  const sameOrder = Object.keys(changes).every((name) => name === 'step' || name === 'cashKey' || name === 'told');
  if (sameOrder) return changes;
  return { ...changes, cashKey: '', ...(changes.items && { told: 0 }) };
}

/** What is paid for, apart from how. */
export function thingOf({ id }: Shop, { items }: Draft): string {
  return JSON.stringify([id, items.map((item) => [item.id, item.quantity])]);
}

/** The fields of the final call, by the names of the contract. */
export function fieldsOf({ kind, id }: Shop, draft: Draft): Record<string, string | string[]> {
  const { items, file, collect, method } = draft;
  const ids = items.map((item) => item.id);
  return {
    [`${kind}_id`]: id,
    ...(kind === 'laboratory'
      ? { laboratory_test_id: ids }
      : { pharmacy_drug_id: ids, quantity: items.map(({ quantity }) => String(quantity)) }),
    collect: collect ? '1' : '0',
    ...(collect ? {} : addressOf(draft)),
    ...(file ? { consultation_file_id: file.id } : {}),
    payment_method: method,
  };
}

function addressOf({ where, house }: Draft): Record<string, string> {
  const codes = Object.entries(where).map(([level, { code }]) => [level, code]);
  return { ...Object.fromEntries(codes), house_street_no: house.trim() };
}
