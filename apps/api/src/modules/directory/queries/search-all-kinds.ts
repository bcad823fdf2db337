import type { Everything } from '@ivuriro/contract/directory';
import type { Kind } from '@ivuriro/contract/endpoint';
import { cached } from '../../../platform/cache.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Dictionary, Item } from '../domain/dictionary.ts';
import { ingredientOf, strengthOf } from '../domain/drug-names.ts';
import { findItems } from '../domain/find-items.ts';
import { type Suggestion, suggestionsFor } from '../domain/suggestions.ts';
import { corrected, kindsNamed, type Phrase, understand } from '../domain/understand.ts';
import { shopsOffering } from '../ports.ts';
import { dictionaryOf } from './dictionary.ts';
import { noteEmptySearch } from './empty-searches.ts';
import { listDoctors, listPlaces } from './list-providers.ts';

type Part = keyof Everything;
const suggestionsShown = 4;
const few = { limit: 5, offset: 0 };

/** The parts of the result that belong to a kind of provider: a search that names pharmacies also finds drugs. */
const about: Record<Kind, Part[]> = {
  doctor: ['doctors'],
  hospital: ['hospitals'],
  laboratory: ['laboratories', 'tests'],
  pharmacy: ['pharmacies', 'drugs'],
};
const parts = Object.values(about).flat();

/**
 * Finds a few providers of each kind, and a few tests and drugs. When the search names kinds of providers, other kinds
 * are searched only if the named ones have no match. Typos are allowed for only if nothing matches the words as typed.
 */
export async function findEverything(
  platform: Platform,
  text: string | undefined,
  kinds: readonly Part[] = parts,
): Promise<Everything & { suggestions: Suggestion[] }> {
  const nothing = {
    doctors: [],
    hospitals: [],
    laboratories: [],
    pharmacies: [],
    tests: [],
    drugs: [],
    suggestions: [],
  };
  if (!text) return nothing;
  const dictionary = await dictionaryOf(platform);
  const found = await findFew(platform, dictionary, text, kinds);
  if (found) return { ...nothing, ...found };
  noteEmptySearch(text);
  return { ...nothing, suggestions: await findingSuggestions(platform, dictionary, text, kinds) };
}

export const findsAnything = async (platform: Platform, text: string): Promise<boolean> =>
  (await findFew(platform, await dictionaryOf(platform), text, parts)) !== null;

/**
 * Suggests other searches that find something. They are tried one after the other, so that a search for nonsense does
 * not take all connections to the database.
 */
async function findingSuggestions(platform: Platform, dictionary: Dictionary, text: string, kinds: readonly Part[]) {
  const finding: Suggestion[] = [];
  for (const suggestion of suggestionsFor(dictionary, text)) {
    if (finding.length === suggestionsShown) break;
    if (await findFew(platform, dictionary, suggestion.text, kinds)) finding.push(suggestion);
  }
  return finding;
}

/** Returns the first few matches of each kind, or null when nothing matches at all. */
async function findFew(platform: Platform, dictionary: Dictionary, text: string, kinds: readonly Part[]) {
  const phrases = understand(dictionary, text);
  const named = kindsNamed(phrases).flatMap((kind) => about[kind]);
  const first = kinds.filter((kind) => named.includes(kind));
  for (const among of first.length > 0 ? [first, kinds] : [kinds])
    for (const forgiving of [false, true]) {
      const found = await findAmong(platform, { text, dictionary, phrases, among, forgiving });
      if (Object.values(found).some(({ length }) => length > 0)) return found;
    }
  return null;
}

interface TextSearch {
  text: string;
  dictionary: Dictionary;
  phrases: Phrase[];
  among: readonly Part[];
  forgiving: boolean;
}

async function findAmong(platform: Platform, { text, dictionary, phrases, among, forgiving }: TextSearch) {
  const asked = { 'text-search': text };
  const items = (is: Item['is']) => itemsLike(dictionary, is, phrases, forgiving).slice(0, few.limit);
  const places = async (kind: 'hospital' | 'laboratory' | 'pharmacy') =>
    (await listPlaces(platform, kind, asked, few, forgiving)).rows;
  const finders: { [part in Part]: () => Promise<Everything[part]> } = {
    doctors: async () => (await listDoctors(platform, asked, few, forgiving)).rows,
    hospitals: () => places('hospital'),
    laboratories: () => places('laboratory'),
    pharmacies: () => places('pharmacy'),
    tests: async () => {
      const found = items('test');
      const shops = await shopsOf(platform, 'test', found);
      return found.map(({ id, name }) => ({ id, title: name, offered_by: shops.get(id) ?? 0 }));
    },
    drugs: async () => {
      const found = items('drug');
      const shops = await shopsOf(platform, 'drug', found);
      return found.map(({ id, name }) => ({
        id,
        name,
        ingredient: ingredientOf(name),
        strength: strengthOf(name),
        offered_by: shops.get(id) ?? 0,
      }));
    },
  };
  const found = await Promise.all(among.map(async (part) => [part, await finders[part]()] as const));
  return Object.fromEntries(found) as Partial<Everything>;
}

/** Lets every phrase of the dictionary win over names, because only providers have names that could be meant. */
const anyTypos = () => Infinity;

function itemsLike(dictionary: Dictionary, is: Item['is'], phrases: Phrase[], forgiving: boolean): Item[] {
  const { items } = findItems(dictionary, is, phrases);
  const better = forgiving && items.length === 0 ? corrected(dictionary, phrases, anyTypos) : null;
  return better ? findItems(dictionary, is, better).items : items;
}

/**
 * How many providers offer each item. Cached for all visitors, because it is the same for everybody and changes slowly.
 */
const shopsCounted = cached(({ reads }, is: Item['is'], ids: string[]) => shopsOffering.call(reads, { is, ids }), {
  nameOf: (is, ids) => [is, ...ids].join(' '),
});
const shopsOf = async (platform: Platform, is: Item['is'], items: Item[]): Promise<Map<string, number>> =>
  items.length === 0
    ? new Map()
    : shopsCounted(
        platform,
        is,
        items.map(({ id }) => id),
      );
