import { searchOf } from '../../lib/api/request.ts';
import { kinds, type PlaceKind } from './place-kinds.ts';

/** The search text and filters in the query string of a list of places. */
export type PlaceCriteria = { text: string; specialty: string; sector: string; openNow: boolean };

export function criteriaFrom(search: URLSearchParams, kind: PlaceKind): PlaceCriteria {
  return {
    text: search.get('text-search')?.trim() ?? '',
    specialty: kinds[kind].bySpeciality ? (search.get('specialty') ?? '') : '',
    sector: search.get('sector') ?? '',
    openNow: search.get('open-now') === '1',
  };
}

/** The criteria by the parameter names that the API and the page's URL share; the caller drops empty ones. */
export const queryOf = ({ text, specialty, sector, openNow }: PlaceCriteria): Record<string, string> => ({
  'text-search': text,
  specialty,
  sector,
  'open-now': openNow ? '1' : '',
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
