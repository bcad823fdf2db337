import type { DeskOrder } from '@ivuriro/contract';

/** The numbers of rows that a desk can choose for a page; the first one is the default. */
export const sizes = [10, 25, 50] as const;
const orders: readonly DeskOrder[] = ['time', '-time', 'status', '-status'];

/**
 * The view of a list: the page, the number of rows on it (`size`), and the order. The order '' is the usual order of
 * the list.
 */
export type ListView = { page: number; size: number; order: DeskOrder | '' };

/** Reads `?page=&per_page=&order-by=`; an unknown value counts as absent. */
export function viewOf(search: URLSearchParams): ListView {
  const page = search.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: sizes.find((one) => String(one) === search.get('per_page')) ?? sizes[0],
    order: orders.find((one) => one === search.get('order-by')) ?? '',
  };
}

/** The query parameters of a view, for the URL and for the API call. Default values are left out. */
export const viewQuery = ({ page, size, order }: ListView) => ({
  'order-by': order,
  per_page: size === sizes[0] ? '' : size,
  page: page > 1 ? page : '',
});

/**
 * The order after a press on the heading of a column: first sorted by this column, then in reverse, then in the usual
 * order.
 */
export function nextOrder(order: DeskOrder | '', key: 'time' | 'status'): DeskOrder | '' {
  if (order === key) return `-${key}`;
  return order === `-${key}` ? '' : key;
}
