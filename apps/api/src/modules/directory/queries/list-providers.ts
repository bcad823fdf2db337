import type { Facets } from '@ivuriro/contract/directory';
import type { DoctorCard, PlaceCard } from '@ivuriro/contract/shapes';
import type { Kind } from '@ivuriro/contract/endpoint';
import type { Window } from '../../../platform/db/page.ts';
import { minuteOfWeek } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cached } from '../../../platform/cache.ts';
import { type CardPage, matchedDoctors, matchedPlaces } from './cards.queries.ts';
import { doctorCardsOf } from './read-cards.ts';
import { type DoctorFilters, markedBy, soonestOf } from './doctor-filters.ts';
import { facetsOf } from './facets.ts';
import {
  called,
  countedUpTo,
  counting,
  everyone,
  everyoneBySoonest,
  found,
  foundAtOnce,
  type Matches,
  walked,
  walkedBySoonest,
} from './matches.queries.ts';
import { presentPlaceCard } from '../presenters/present-cards.ts';
import { type PlaceKind, sectorsMeant } from '../../providers/index.ts';
import { fewEnough, planAsked, planForgivingSearch, planSearch, type Search, typedIn } from './search-plan.ts';
import { specialityMeant } from './speciality-filter.queries.ts';
import type { DirectoryFilter } from './directory-filter.ts';

export interface Filters {
  'text-search'?: string | undefined;
  specialty?: string | undefined;
  sector?: string | undefined;
}
interface List<T> {
  total: number;
  rows: T[];
}
export interface DoctorList extends List<DoctorCard> {
  facets?: Facets;
}
export interface DoctorListQuery extends Filters, DoctorFilters {
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

/** Runs the statement that finds the ids, and reads the card of each. */
type MatchReader<Row> = (matches: Matches) => Promise<CardPage<Row>>;
/** A page of results with the filter that found it; null when the filter cannot match anybody. */
type FilteredMatches<Row> = CardPage<Row> & { filter: DirectoryFilter | null };

async function matchesOf<Row>(
  platform: Platform,
  read: MatchReader<Row>,
  kind: Kind,
  filters: Filters,
  more: Omit<DirectoryFilter, 'kind' | 'search' | 'specialityId' | 'sectorCodes'>,
  { forgiving, rowsAlone = true }: { forgiving: boolean; rowsAlone?: boolean },
): Promise<FilteredMatches<Row>> {
  const nobody: FilteredMatches<Row> = { total: 0, rows: [], filter: null };
  const [specialityId, sectorCodes] = await Promise.all([
    filters.specialty ? specialityMeant(platform.db, filters.specialty) : undefined,
    filters.sector ? sectorsMeant(platform.db, filters.sector) : undefined,
  ]);
  if (specialityId === null || sectorCodes?.length === 0) return nobody;
  const unsought: DirectoryFilter = { kind, specialityId, sectorCodes, ...more };
  const look = async (search: Search): Promise<FilteredMatches<Row>> => {
    if (search === 'nobody') return nobody;
    const filter = search === 'everybody' ? unsought : { ...unsought, search };
    return { ...(await readMatches(platform, read, filter)), filter };
  };
  const text = filters['text-search'];
  const typed = typedIn(text ?? '');
  if (!text || typed.length === 0) return look('everybody');
  const plain = typed.length === 1 && !isFiltered(unsought) && !unsought.soonest && unsought.offset === 0;
  const atOnce = plain && rowsAlone ? await read(foundAtOnce(unsought, typed[0]!, forgiving)) : undefined;
  if (atOnce && atOnce.total > 0) return { ...atOnce, filter: null };
  const plan = atOnce?.plan
    ? planAsked(typed[0]!, atOnce.plan)
    : await planSearch(platform.reads, kind, typed, forgiving);
  const exact = await look(plan.exact);
  return exact.total > 0 || !forgiving
    ? exact
    : look(plan.forgiving ?? (await planForgivingSearch(platform.reads, kind, text)));
}

/**
 * Up to so many matches are found by the index when there is a second filter: few of them pass it, so counting them
 * first would cost as much as finding them.
 */
const fewWhenFiltered = 20 * fewEnough;

const isFiltered = ({ specialityId, sectorCodes, openAt, marks, days }: DirectoryFilter): boolean =>
  [specialityId, sectorCodes, openAt, marks, days].some((filter) => filter !== undefined);

/**
 * Finds rare matches by the index; for common ones, reads providers in the order of their names until the page is full.
 */
async function readMatches<Row>(
  platform: Platform,
  read: MatchReader<Row>,
  filter: DirectoryFilter,
): Promise<CardPage<Row>> {
  const { search, soonest, limit, offset } = filter;
  const filtered = isFiltered(filter);
  if (!search && !filtered) return read(soonest ? everyoneBySoonest(filter) : everyone(filter));
  const known = search && !filtered && (search.least === search.most || search.least >= countedUpTo);
  if (search?.names && known && !soonest) return read(called(filter, search.names, search.least));
  if (search && search.most <= (filtered ? fewWhenFiltered : fewEnough)) return read(found(filter));
  const total = known ? search.least : await countUpTo(platform, counting(filter));
  if (total < countedUpTo) return read(found(filter));
  if (offset >= total) return { total, rows: [] };
  if (search?.names && !soonest) return read(called(filter, search.names, total));
  const page = await read((soonest ? walkedBySoonest : walked)(filter, total));
  return page.rows.length === Math.min(limit, total - offset) ? page : { ...(await read(found(filter))), total };
}

/**
 * The total of a list. It is equal on every page, so it is cached for all visitors, for two seconds like a rendered
 * page.
 */
const countUpTo = cached(
  async ({ reads }, statement: Matches) => {
    const { rows } = await reads.query<{ total: number }>(statement);
    return rows[0]!.total;
  },
  { freshFor: 2_000, nameOf: ({ text, values }) => JSON.stringify([text, values]) },
);
