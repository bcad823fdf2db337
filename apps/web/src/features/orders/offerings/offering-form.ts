import { francsOf } from '../../../lib/language/money.ts';
import type { Named } from '../../../ui/search-picker/search-function.ts';
import type { Offering, Stock, Terms } from './offering-kinds.ts';

/** The typed fields; `item` is the test or drug chosen from the catalogue. */
export type Form = { item: Named | null; price: string; turnAround: string; status: Stock };
export type Wrong = { item?: 'item'; price?: 'price' };

export const emptyForm: Form = { item: null, price: '', turnAround: '', status: 'IN_STOCK' };

export const formOf = ({ of, name, price, turnAround, status }: Offering): Form => ({
  item: { id: of, name },
  price: String(price),
  turnAround,
  status,
});

const most = 10_000_000;
/**
 * The fields that are missing or wrong. `priced`: whether the catalogue has a price for the chosen item; then the price
 * field may stay empty.
 */
export function wrongIn({ item, price }: Form, priced: boolean): Wrong {
  const isPrice = price.trim() === '' ? priced : (francsOf(price) ?? Infinity) <= most;
  return { ...(item ? {} : { item: 'item' }), ...(isPrice ? {} : { price: 'price' }) };
}

export function termsOf({ price: typed, turnAround, status }: Form): Terms {
  const price = francsOf(typed);
  return { ...(price === null ? {} : { price }), turnAround: turnAround.trim(), status };
}
