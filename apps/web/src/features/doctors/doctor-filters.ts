import { searchOf } from '../../lib/api/request.ts';

export const filters = [
  'specialty',
  'consultation_type',
  'free',
  'language',
  'gender',
  'district',
  'insurance_id',
  'max_fee',
] as const;
export type FilterName = (typeof filters)[number];

/** The orders of the list; the first one is A–Z. */
export const orders = ['', 'soonest', 'distance', 'rating', 'price'] as const;
export type Order = (typeof orders)[number];

/**
 * The criteria in the URL query of the list of doctors: search text, filters, order, and the place from which distances
 * are measured.
 */
export type DoctorCriteria = Record<FilterName, string> & { text: string; order: Order; near: string };

export function criteriaFrom(search: URLSearchParams): DoctorCriteria {
  const value = (name: string) => search.get(name)?.trim() ?? '';
  const chosen = Object.fromEntries(filters.map((name) => [name, value(name)])) as Record<FilterName, string>;
  const order = orders.find((one) => one === value('order-by')) ?? '';
  return { ...chosen, text: value('text-search'), order, near: value('near') };
}

/** The criteria under their parameter names, which the API and the URL share; the caller drops empty criteria. */
export const queryOf = ({ text, order, near, ...chosen }: DoctorCriteria): Record<string, string> => ({
  'text-search': text,
  ...chosen,
  'order-by': order,
  near,
});

/** The URL of the list after a change, by default its first page. */
export function addressOf(criteria: DoctorCriteria, change: Partial<DoctorCriteria> = {}, page = 1): string {
  const search = searchOf({ ...queryOf({ ...criteria, ...change }), page: page > 1 ? page : '' });
  return search ? `/doctors?${search}` : '/doctors';
}

/** The filters that are set; the search text does not count as a filter. */
export const filtersIn = (criteria: DoctorCriteria): FilterName[] => filters.filter((name) => criteria[name]);
