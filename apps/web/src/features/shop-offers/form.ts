import type { Named } from '../../shared/search-pick/find.ts';
import type { Offer, Stock, Terms } from './goods.ts';

/** What is typed; `item` is what was picked of the catalogue. */
export type Form = { item: Named | null; price: string; turnAround: string; status: Stock };
export type Wrong = { item?: 'item'; price?: 'price' };

export const emptyForm: Form = { item: null, price: '', turnAround: '', status: 'IN_STOCK' };

export const formOf = ({ of, name, price, turnAround, status }: Offer): Form => ({
  item: { id: of, name },
  price: String(price),
  turnAround,
  status,
});

const most = 10_000_000;
/** '12,500' and '12 500' are what people type. */
const plain = (price: string): string => price.replaceAll(/[\s,]/g, '');

/** `priced`: there is a price of the catalogue for who types none. */
export function wrongIn({ item, price }: Form, priced: boolean): Wrong {
  const typed = plain(price);
  const isPrice = typed === '' ? priced : /^\d+$/.test(typed) && Number(typed) <= most;
  return { ...(item ? {} : { item: 'item' }), ...(isPrice ? {} : { price: 'price' }) };
}

export const termsOf = ({ price, turnAround, status }: Form): Terms => ({
  ...(plain(price) === '' ? {} : { price: Number(plain(price)) }),
  turnAround: turnAround.trim(),
  status,
});
