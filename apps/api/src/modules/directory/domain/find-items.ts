import type { Dictionary, Item } from './dictionary.ts';
import { conceptsOf, kindsNamed, narrows, type Phrase } from './understand.ts';

/** The tests or drugs that were found, and the phrases of the search that name them. */
export interface FoundItems {
  items: Item[];
  used: Phrase[];
}

/** Up to this length a word must be typed whole: "d" is not every word that begins with d. */
const wholeUpTo = 2;

/**
 * The tests or drugs that a search means, the best first: what the dictionary says that a phrase means, then names with
 * the words. Words for a place do not count.
 */
export function findItems(dictionary: Dictionary, is: Item['is'], phrases: readonly Phrase[]): FoundItems {
  const about = phrases.filter((phrase) => narrows(phrase) && conceptsOf(phrase, 'division').length === 0);
  if (about.length === 0) return { items: [], used: [] };
  const ranked = dictionary.items
    .filter((item) => item.is === is)
    .map((item) => ({ item, ranks: about.map((phrase) => rankOf(item, phrase)) }))
    .filter(({ ranks }) => ranks.every((rank) => rank !== undefined))
    .map(({ item, ranks }) => ({ item, rank: ranks.reduce<number>((all, rank) => all + rank!, 0) }));
  // the items are common ones first, A–Z, which the order of equals keeps
  const items = ranked.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
  return { items, used: items.length > 0 ? about : [] };
}

/** The first rank of items that only their name finds: they come after those that the dictionary names. */
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
 * The tests or drugs of a list of laboratories or pharmacies. A search must name one by a phrase of the dictionary, or
 * ask for tests or drugs; other words choose among these, or else belong to the name of the place.
 */
export function itemsNamed(dictionary: Dictionary, is: Item['is'], phrases: readonly Phrase[]): FoundItems {
  const naming = phrases.filter((phrase) => conceptsOf(phrase, is).length > 0);
  const asked = kindsNamed(phrases).includes(is === 'test' ? 'laboratory' : 'pharmacy');
  if (naming.length === 0 && !asked) return { items: [], used: [] };
  const all = findItems(dictionary, is, phrases);
  return all.items.length > 0 ? all : findItems(dictionary, is, naming);
}
