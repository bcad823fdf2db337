import { searchOf } from '../../lib/api/request.ts';

export const filters = ['specialty', 'consultation_type', 'free', 'language', 'district', 'insurance_id'] as const;
export type FilterName = (typeof filters)[number];

/** What the address of the list asks for. */
export type DoctorCriteria = Record<FilterName, string> & { text: string; soonest: boolean };

export function criteriaFrom(search: URLSearchParams): DoctorCriteria {
  const value = (name: string) => search.get(name)?.trim() ?? '';
  const chosen = Object.fromEntries(filters.map((name) => [name, value(name)])) as Record<FilterName, string>;
  return { ...chosen, text: value('text-search'), soonest: value('order-by') === 'soonest' };
}

/** As the call and the address name it; empty is left out by whoever writes it. */
export const queryOf = ({ text, soonest, ...chosen }: DoctorCriteria): Record<string, string> => ({
  'text-search': text,
  ...chosen,
  'order-by': soonest ? 'soonest' : '',
});

/** The list with something else chosen, from its first page. */
export function addressOf(criteria: DoctorCriteria, change: Partial<DoctorCriteria> = {}, page = 1): string {
  const search = searchOf({ ...queryOf({ ...criteria, ...change }), page: page > 1 ? page : '' });
  return search ? `/doctors?${search}` : '/doctors';
}

/** The filters that are set, a search not counted. */
export const filtersIn = (criteria: DoctorCriteria): FilterName[] => filters.filter((name) => criteria[name]);
