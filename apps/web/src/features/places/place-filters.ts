import { searchOf } from '../../lib/api/request.ts';
import { kinds, type PlaceKind } from './place-kinds.ts';

/** The orders of the lists; the first one is A–Z. */
export const orders = ['', 'distance', 'rating'] as const;

/** The search text, filters and order in the query string of a list of places. */
export type PlaceCriteria = {
  text: string;
  specialty: string;
  sector: string;
  insurer: string;
  openNow: boolean;
  order: (typeof orders)[number];
  /** From where distances are measured. */
  near: string;
};

export function criteriaFrom(search: URLSearchParams, kind: PlaceKind): PlaceCriteria {
  return {
    text: search.get('text-search')?.trim() ?? '',
    specialty: kinds[kind].bySpeciality ? (search.get('specialty') ?? '') : '',
    sector: search.get('sector') ?? '',
    insurer: search.get('insurance_id') ?? '',
    openNow: search.get('open-now') === '1',
    order: orders.find((one) => one === search.get('order-by')) ?? '',
    near: search.get('near')?.trim() ?? '',
  };
}

/** The criteria under their parameter names, which the API and the URL share; the caller drops empty criteria. */
export const queryOf = ({
  text,
  specialty,
  sector,
  insurer,
  openNow,
  order,
  near,
}: PlaceCriteria): Record<string, string> => ({
  'text-search': text,
  specialty,
  sector,
  insurance_id: insurer,
  'open-now': openNow ? '1' : '',
  'order-by': order,
  near,
});

/** The URL of the list after a change of the criteria, by default its first page. */
export function addressOf(
  kind: PlaceKind,
  criteria: PlaceCriteria,
  change: Partial<PlaceCriteria> = {},
  page = 1,
): string {
  const search = searchOf({ ...queryOf({ ...criteria, ...change }), page: page > 1 ? page : '' });
  return search ? `${kinds[kind].path}?${search}` : kinds[kind].path;
}
