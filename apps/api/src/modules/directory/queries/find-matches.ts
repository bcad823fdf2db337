import type { Kind } from '@ivuriro/contract/endpoint';
import { cached } from '../../../platform/cache.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sectorsMeant } from '../../providers/index.ts';
import { fewEnough, planAsked, type Search, typedIn } from '../domain/search-plan.ts';
import type { CardPage } from './cards.queries.ts';
import type { DirectoryFilter } from './directory-filter.ts';
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
import { planForgivingSearch, planSearch } from './search-plan.queries.ts';
import { specialityMeant } from './speciality-filter.queries.ts';

export interface Filters {
  'text-search'?: string | undefined;
  specialty?: string | undefined;
  sector?: string | undefined;
}

/** Runs the statement that finds the ids, and reads the card of each. */
type MatchReader<Row> = (matches: Matches) => Promise<CardPage<Row>>;

/** A page of results with the filter that found it; null when the filter cannot match anybody. */
type FilteredMatches<Row> = CardPage<Row> & { filter: DirectoryFilter | null };
export async function matchesOf<Row>(
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
 * With a filter besides the search text, up to this many matches are found by the index without counting first: few of
 * them pass the filter, so counting them would cost as much as finding them.
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
