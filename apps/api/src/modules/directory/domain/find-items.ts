import type { Dictionary, Item } from './dictionary.ts';
import { conceptsOf, kindsNamed, narrows, type Phrase } from './understand.ts';

/** Found tests or drugs, and the phrases of the search by which they were found. */
export interface FoundItems {
  items: Item[];
  used: Phrase[];
}

/** A typed word of at most this length matches only a whole word: "d" does not match every word that begins with d. */
const wholeUpTo = 2;

/**
 * Finds the tests or drugs that a search means, the best first: those that the dictionary gives as meanings of the
 * phrases, then those with the searched words in their names. Phrases that name a place are ignored.
 */
export function findItems(dictionary: Dictionary, is: Item['is'], phrases: readonly Phrase[]): FoundItems {
  const about = phrases.filter((phrase) => narrows(phrase) && conceptsOf(phrase, 'division').length === 0);
  if (about.length === 0) return { items: [], used: [] };
  const ranked = dictionary.items
    .filter((item) => item.is === is)
    .map((item) => ({ item, ranks: about.map((phrase) => rankOf(item, phrase)) }))
    .filter(({ ranks }) => ranks.every((rank) => rank !== undefined))
    .map(({ item, ranks }) => ({ item, rank: ranks.reduce<number>((all, rank) => all + rank!, 0) }));
  // the items are sorted already, common ones first, then A–Z; sorting by rank keeps this order among equal ranks
  const items = ranked.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
  return { items, used: items.length > 0 ? about : [] };
}

/** The lowest rank of items that are found only by their name: they come after items that the dictionary names. */
const byName = 1_000;

function rankOf(item: Item, phrase: Phrase): number | undefined {
  const meant = conceptsOf(phrase, item.is).findIndex(({ id }) => id === item.id);
  if (meant >= 0) return meant;
  if (conceptsOf(phrase, item.is === 'test' ? 'drug' : 'test').length > 0) return;
  const at = phrase.words.map((word) => item.words.findIndex((one) => begins(one, word)));
  return at.every((index) => index >= 0) ? byName + at[0]! : undefined;
}

const begins = (word: string, typed: string): boolean =>
  typed.length <= wholeUpTo ? word === typed : word.startsWith(typed);

/**
 * Finds the tests or drugs that a search in a list of laboratories or pharmacies names. There are none unless a phrase
 * of the dictionary names one, or the search asks for tests or drugs in general. Other words of the search narrow them;
 * if none remains then, the other words may belong to the name of the place and are ignored here.
 */
export function itemsNamed(dictionary: Dictionary, is: Item['is'], phrases: readonly Phrase[]): FoundItems {
  const naming = phrases.filter((phrase) => conceptsOf(phrase, is).length > 0);
  const asked = kindsNamed(phrases).includes(is === 'test' ? 'laboratory' : 'pharmacy');
  if (naming.length === 0 && !asked) return { items: [], used: [] };
  const all = findItems(dictionary, is, phrases);
  return all.items.length > 0 ? all : findItems(dictionary, is, naming);
}
