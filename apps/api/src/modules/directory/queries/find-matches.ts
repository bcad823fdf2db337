import type { Kind } from '@ivuriro/contract/endpoint';
import { cached } from '../../../platform/cache.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sectorsMeant } from '../../providers/index.ts';
import { fewEnough, planAsked } from '../domain/search-plan.ts';
import { partsOf } from '../domain/search-parts.ts';
import { understand } from '../domain/understand.ts';
import type { CardPage, FilteredMatches } from './cards.queries.ts';
import { type DirectoryFilter, timed } from './directory-filter.ts';
import {
  called,
  countedUpTo,
  counting,
  everyone,
  everyoneInOrder,
  found,
  foundAtOnce,
  type Matches,
  walked,
  walkedInOrder,
} from './matches.queries.ts';
import { dictionaryOf } from './dictionary.ts';
import { soonestOf } from './doctor-filters.ts';
import { findAlike, findMeant, type Look, type Sought } from './find-meant.ts';
import { planSearch } from './search-plan.queries.ts';
import { specialityMeant } from './speciality-filter.queries.ts';

export interface Filters {
  'text-search'?: string | undefined;
  specialty?: string | undefined;
  sector?: string | undefined;
}

/** Runs the statement that finds the ids of providers, and reads their cards. */
type MatchReader<Row> = (matches: Matches) => Promise<CardPage<Row>>;

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
  const unsought: DirectoryFilter = timed({ kind, specialityId, sectorCodes, ...more });
  const look: Look<Row> = async (search, meaning = {}) => {
    if (search === 'nobody') return nobody;
    const filter = timed({ ...unsought, ...(search === 'everybody' ? {} : { search }), ...meaning });
    return { ...(await readMatches(platform, read, filter)), filter };
  };
  const dictionary = await dictionaryOf(platform);
  const phrases = understand(dictionary, filters['text-search'] ?? '');
  const { order, times } = unsought;
  const soonest = soonestOf(times ?? {});
  const sought: Sought<Row> = { platform, kind, dictionary, phrases, forgiving, order, soonest, look };
  if (phrases.length === 0) return look('everybody');
  if (phrases.some(({ concepts }) => concepts.length > 0)) return findMeant(sought);

  const words = partsOf(phrases);
  const plain = phrases.length === 1 && !isFiltered(unsought) && !unsought.order && unsought.offset === 0;
  const word = phrases[0]!.words[0]!;
  const atOnce = plain && rowsAlone ? await read(foundAtOnce(unsought, word, forgiving)) : undefined;
  if (atOnce && atOnce.total > 0) return { ...atOnce, filter: null };
  const plans = atOnce?.plan ? planAsked(word, atOnce.plan) : await planSearch(platform.reads, kind, words, forgiving);
  const exact = await look(plans.exact);
  return exact.total > 0 || !forgiving ? exact : findAlike(sought, plans);
}

/**
 * The largest number of matches of a search text that are found by the index without counting them first, when the list
 * also has a filter. Only a few of them pass the filter, so counting would cost as much as finding them.
 */
const fewWhenFiltered = 20 * fewEnough;
const isFiltered = ({
  offering,
  specialityId,
  sectorCodes,
  openAt,
  maxFee,
  insurer,
  marks,
  days,
}: DirectoryFilter): boolean =>
  [offering, specialityId, sectorCodes, openAt, maxFee, insurer, marks, days].some((filter) => filter !== undefined);

/**
 * Finds matches by the index when they are rare. When they are common, reads providers in the order of the list until
 * the page is full.
 */
async function readMatches<Row>(
  platform: Platform,
  read: MatchReader<Row>,
  filter: DirectoryFilter,
): Promise<CardPage<Row>> {
  const { search, order, meant, limit, offset } = filter;
  const filtered = isFiltered(filter);
  const filled = (page: CardPage<Row>) => page.rows.length === Math.max(0, Math.min(limit, page.total - offset));
  // no index is sorted by the free slots of some days or districts
  const isIndexed = order?.by !== 'soonest' || !order.marks;
  if (!search && !filtered && isIndexed) {
    const page = await read(order ? everyoneInOrder(filter, order) : everyone(filter));
    return !order || filled(page) ? page : { ...(await read(found(filter))), total: page.total };
  }
  const known = search && !filtered && (search.least === search.most || search.least >= countedUpTo);
  if (search?.names && known && !order && !meant) return read(called(filter, search.names, search.least));
  if (search && search.most <= (filtered ? fewWhenFiltered : fewEnough)) return read(found(filter));
  const total = known ? search.least : await countUpTo(platform, counting(filter));
  if (total < countedUpTo) return read(found(filter));
  if (offset >= total) return { total, rows: [] };
  if (search?.names && !order && !meant) return read(called(filter, search.names, total));
  const page = await read(order ? walkedInOrder(filter, order, total) : walked(filter, total));
  return filled(page) ? page : { ...(await read(found(filter))), total };
}

/**
 * The total of a list. It is the same on every page, so it is cached for all visitors, for two seconds like a rendered
 * page.
 */
const countUpTo = cached(
  async ({ reads }, statement: Matches) => {
    const { rows } = await reads.query<{ total: number }>(statement);
    return rows[0]!.total;
  },
  { freshFor: 2_000, nameOf: ({ text, values }) => JSON.stringify([text, values]) },
);
