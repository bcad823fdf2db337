import type { Facets } from '@ivuriro/contract/directory';
import type { DoctorCard, PlaceCard } from '@ivuriro/contract/shapes';
import type { Window } from '../../../platform/db/page.ts';
import { minuteOfWeek } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { matchedDoctors, matchedPlaces } from './cards.queries.ts';
import { doctorCardsOf } from './read-cards.ts';
import { type DoctorFilters, markedBy, soonestOf } from './doctor-filters.ts';
import { facetsOf } from './facets.ts';
import { type Matches } from './matches.queries.ts';
import { presentPlaceCard } from '../presenters/present-cards.ts';
import { type PlaceKind } from '../../providers/index.ts';
import { matchesOf, type Filters } from './find-matches.ts';

interface List<T> {
  total: number;
  rows: T[];
}

interface DoctorList extends List<DoctorCard> {
  facets?: Facets;
}

interface DoctorListQuery extends Filters, DoctorFilters {
  'order-by'?: string | undefined;
  facets?: string | undefined;
}

/**
 * A page of doctors. `forgiving`, here and below, is the search that allows one or two typos, used when the exact one
 * finds nobody.
 */
export async function listDoctors(
  platform: Platform,
  asked: DoctorListQuery,
  window: Window,
  forgiving = true,
): Promise<DoctorList> {
  const now = platform.now();
  const marked = await markedBy(platform.db, asked, now);
  const soonest = asked['order-by'] === 'soonest' ? soonestOf(asked) : undefined;
  const read = (matches: Matches) => matchedDoctors(platform.reads, matches, now);
  const withFacets = asked.facets === '1';
  const more = { ...marked, ...window, soonest };
  const found = await matchesOf(platform, read, 'doctor', asked, more, { forgiving, rowsAlone: !withFacets });
  const [rows, facets] = await Promise.all([
    doctorCardsOf(platform, found.rows),
    withFacets ? facetsOf(platform, found.filter, asked, now) : undefined,
  ]);
  return { total: found.total, rows, ...(facets ? { facets } : {}) };
}

export interface PlaceListQuery extends Filters {
  'open-now'?: string | undefined;
}

export async function listPlaces(
  platform: Platform,
  kind: PlaceKind,
  filters: PlaceListQuery,
  window: Window,
  forgiving = true,
): Promise<List<PlaceCard>> {
  const openAt = filters['open-now'] === '1' ? minuteOfWeek(platform.now()) : undefined;
  const read = (matches: Matches) => matchedPlaces(platform.reads, matches);
  const { total, rows } = await matchesOf(platform, read, kind, filters, { ...window, openAt }, { forgiving });
  const now = platform.now();
  return { total, rows: rows.map((row) => presentPlaceCard(row, now)) };
}
