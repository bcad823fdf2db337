import { searchOf } from '../../lib/api/request.ts';

export const filters = ['specialty', 'consultation_type', 'free', 'language', 'district', 'insurance_id'] as const;
export type FilterName = (typeof filters)[number];

/** The search text, filters and order in the URL query of the list of doctors. */
export type DoctorCriteria = Record<FilterName, string> & { text: string; soonest: boolean };

export function criteriaFrom(search: URLSearchParams): DoctorCriteria {
  const value = (name: string) => search.get(name)?.trim() ?? '';
  const chosen = Object.fromEntries(filters.map((name) => [name, value(name)])) as Record<FilterName, string>;
  return { ...chosen, text: value('text-search'), soonest: value('order-by') === 'soonest' };
}

/** The criteria by their parameter names, which the API and the URL share; the caller drops empty ones. */
export const queryOf = ({ text, soonest, ...chosen }: DoctorCriteria): Record<string, string> => ({
  'text-search': text,
  ...chosen,
  'order-by': soonest ? 'soonest' : '',
});

/** The URL of the list after a change, by default its first page. */
export function addressOf(criteria: DoctorCriteria, change: Partial<DoctorCriteria> = {}, page = 1): string {
  const search = searchOf({ ...queryOf({ ...criteria, ...change }), page: page > 1 ? page : '' });
  return search ? `/doctors?${search}` : '/doctors';
}

/** The filters that are set; the search text does not count as a filter. */
export const filtersIn = (criteria: DoctorCriteria): FilterName[] => filters.filter((name) => criteria[name]);
