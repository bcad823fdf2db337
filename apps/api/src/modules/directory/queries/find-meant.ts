import type { Kind } from '@ivuriro/contract/endpoint';
import type { Platform } from '../../../platform/platform.ts';
import type { Dictionary } from '../domain/dictionary.ts';
import { itemsNamed } from '../domain/find-items.ts';
import type { Plans, Search } from '../domain/search-plan.ts';
import { anyOf, type Part, partsOf } from '../domain/search-parts.ts';
import { corrected, kindsNamed, narrows, type Phrase } from '../domain/understand.ts';
import type { DirectoryFilter } from './directory-filter.ts';
import type { FilteredMatches } from './cards.queries.ts';
import { planForgivingSearch, planSearch } from './search-plan.queries.ts';

/** Reads the matches of a search. `meaning` is added to the filters of the list. */
export type Look<Row> = (search: Search, meaning?: Partial<DirectoryFilter>) => Promise<FilteredMatches<Row>>;

export interface Sought<Row> {
  platform: Platform;
  kind: Kind;
  dictionary: Dictionary;
  phrases: Phrase[];
  forgiving: boolean;
  /** The requested order, if any. */
  order: DirectoryFilter['order'];
  /** The order of doctors when the meaning of the search is known. */
  soonest: DirectoryFilter['order'];
  look: Look<Row>;
}

/** Finds providers by the meanings of the phrases of a search. */
export async function findMeant<Row>(sought: Sought<Row>): Promise<FilteredMatches<Row>> {
  const { platform, kind, phrases, forgiving } = sought;
  const found = await lookFor(sought, phrases, false);
  return found.total > 0 || !forgiving
    ? found
    : findAlike(sought, await planSearch(platform.reads, kind, partsOf(phrases), true));
}

/**
 * Finds providers by similar words, first of the dictionary, then of the search index. When a search names several
 * needs and no provider fulfils all of them, finds providers that fulfil one.
 */
export async function findAlike<Row>(sought: Sought<Row>, plans: Plans): Promise<FilteredMatches<Row>> {
  const { platform, kind, dictionary, phrases, look } = sought;
  const better = plans.typosOf && corrected(dictionary, phrases, plans.typosOf);
  if (better) {
    const found = await lookFor(sought, better, true);
    if (found.total > 0) return found;
  }
  const parts = partsOf(phrases);
  const words = parts.flatMap((part) => part.words).join(' ');
  const search = plans.forgiving ?? (await planForgivingSearch(platform.reads, kind, words));
  const found = await look(search, divisionsOf(parts));
  const some = anyOf(partsOf(better ?? phrases));
  return found.total > 0 || !some ? found : lookByParts(sought, some, false);
}

/** `near`: whether words that the search index does not have are replaced by similar ones. */
async function lookFor<Row>(sought: Sought<Row>, phrases: Phrase[], near: boolean): Promise<FilteredMatches<Row>> {
  const { dictionary, kind, look } = sought;
  if (!phrases.some(narrows) && kindsNamed(phrases).includes(kind)) {
    // the words may be part of a name, such as "clinic": among hospitals and clinics, look for these names first
    const called = kind === 'hospital' ? await lookByParts(sought, partsOf(phrases), false) : undefined;
    return called && called.total > 0 ? called : look('everybody');
  }
  if (kind === 'laboratory' || kind === 'pharmacy') {
    const { items, used } = itemsNamed(dictionary, kind === 'laboratory' ? 'test' : 'drug', phrases);
    if (items.length > 0) {
      const others = partsOf(phrases.filter((phrase) => narrows(phrase) && !used.includes(phrase)));
      const offering = items.map(({ id }) => id);
      const found = await lookByParts(sought, others, near, { offering });
      if (found.total > 0) return found;
    }
  }
  return lookByParts(sought, partsOf(phrases), near);
}

async function lookByParts<Row>(
  { platform, kind, order, soonest, look }: Sought<Row>,
  parts: Part[],
  near: boolean,
  offering: Pick<DirectoryFilter, 'offering'> = {},
): Promise<FilteredMatches<Row>> {
  const isMeant = offering.offering !== undefined || parts.some(({ exact, wide }) => exact.length + wide.length > 0);
  const ranked: Partial<DirectoryFilter> =
    isMeant && !order
      ? { meant: parts.flatMap(({ words }) => words), ...(kind === 'doctor' ? { order: soonest } : {}) }
      : {};
  const meaning = { ...offering, ...ranked, ...divisionsOf(parts) };
  if (parts.length === 0) return look('everybody', meaning);
  const { exact, forgiving } = await planSearch(platform.reads, kind, parts, near);
  const found = await look(exact, meaning);
  return found.total > 0 || !forgiving ? found : look(forgiving, meaning);
}

function divisionsOf(parts: readonly Part[]): Pick<DirectoryFilter, 'divisions'> {
  const divisions = parts.flatMap((part) => part.divisions);
  return divisions.length > 0 ? { divisions } : {};
}
