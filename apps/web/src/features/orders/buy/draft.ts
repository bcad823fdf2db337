import type { Whereabouts } from '../../../domain/locations/divisions.ts';
import type { PaymentMethod } from '../../../domain/purchase/PaymentMethods.tsx';
import type { Shop } from './provider-kinds.ts';

/**
 * A ticked item, with the price that the list showed last. `of` is the id of the test or drug in the catalogue; `rx`:
 * whether it needs a prescription.
 */
export type Item = { id: string; of: string; name: string; price: number; rx: boolean; quantity: number };

/** The draft of an order. It is stored for this tab, so that another page, a reload or a sign-in does not lose it. */
export type Draft = {
  items: Item[];
  step: 1 | 2 | 3;
  /** The consultation file with the prescription, and the ids of the tests or drugs that it names. */
  file: { id: string; asksFor: string[] } | null;
  collect: boolean;
  where: Whereabouts;
  house: string;
  /** The id of the patient whose last order had this address; `typed` once the person has changed the address. */
  addressFrom: string;
  method: PaymentMethod | '';
  /** The names of the attached files; the content of the files is lost when the page is left. */
  fileNames: string[];
  /** The Idempotency-Key of an order that is paid in cash. */
  cashKey: string;
  /** The price in francs that the server named, if it was higher than the price shown. */
  serverPrice: number;
};

export const emptyDraft: Draft = {
  items: [],
  step: 1,
  file: null,
  collect: false,
  where: {},
  house: '',
  addressFrom: '',
  method: 'CARD',
  fileNames: [],
  cashKey: '',
  serverPrice: 0,
};

export const quantityLimit = 100;

export function totalOf(items: readonly Item[]): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** The prescription-only items that no chosen consultation file covers; they require an attached prescription. */
export function withoutPrescription({ items, file }: Draft): Item[] {
  return items.filter(({ rx, of }) => rx && !file?.asksFor.includes(of));
}

/**
 * Adds to a change of the draft the fields that it resets: the key of a cash order, and the quoted price when the items
 * change.
 */
export function withKey(changes: Partial<Draft>): Partial<Draft> {
  const sameOrder = Object.keys(changes).every(
    (name) => name === 'step' || name === 'cashKey' || name === 'serverPrice',
  );
  if (sameOrder) return changes;
  return { ...changes, cashKey: '', ...(changes.items && { serverPrice: 0 }) };
}

/** A text that identifies the shop, the items and the quantities; drafts with the same text share a hold. */
export function holdKeyOf({ id }: Shop, { items }: Draft): string {
  return JSON.stringify([id, items.map((item) => [item.id, item.quantity])]);
}

const noAddress = { where: {}, house: '', addressFrom: '' } satisfies Partial<Draft>;
type Address = Pick<Draft, 'where' | 'house'>;

/**
 * Returns the change that fills the address of a draft with the address of this patient's last order; undefined when
 * the address stays as it is. `last` is undefined while that address is being read, and null if there is none. An
 * address that the person entered stays. An address of another patient is removed at once, even before that of this
 * patient is read.
 */
export function addressToBegin(draft: Draft, patient: string, last?: Address | null): Partial<Draft> | undefined {
  const { where, house, addressFrom } = draft;
  if (addressFrom === 'typed' || addressFrom === patient) return undefined;
  if (addressFrom) return last ? { ...last, addressFrom: patient } : noAddress;
  return last && !where.province && !house ? { ...last, addressFrom: patient } : undefined;
}

/** The body of the order request, with the field names of the API contract. */
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
