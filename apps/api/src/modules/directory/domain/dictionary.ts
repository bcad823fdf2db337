import { wordsOf } from '../../../platform/words.ts';
import type { Concept, Meanings } from './concepts.ts';
import { bothDistances } from './edit-distance.ts';

/** A laboratory test or a drug. `words` are those by which it is found when no phrase of the dictionary names it. */
export interface Item {
  id: string;
  is: 'test' | 'drug';
  name: string;
  words: string[];
  common: boolean;
}

/** A phrase of the dictionary that is similar to what was typed. */
export interface Likeness {
  phrase: string;
  concepts: Concept[];
  typos: number;
}

/** The phrases by which people search, with their meanings. */
export interface Dictionary {
  meaningOf: (words: readonly string[]) => Concept[] | undefined;
  /**
   * Returns the phrases that are similar to these words, the most similar first. `typos` is the largest number of typos
   * in them; by default it depends on the length of the words.
   */
  alike: (words: readonly string[], typos?: number) => Likeness[];
  /** The number of words of the longest phrase. */
  longest: number;
  items: Item[];
  /** All meanings that a phrase can have. */
  meanings: Meanings;
}

interface Term {
  phrase: string;
  concepts: Concept[];
}

/**
 * Collects the phrases of a dictionary. Phrases are compared without the blanks between their words, so that x-ray, x
 * ray and xray are the same. `add` is called for the most important meaning of a phrase first.
 */
export class DictionaryBuilder {
  private readonly terms = new Map<string, Term>();
  private longest = 1;

  add(phrase: string, ...concepts: Concept[]): void {
    const words = wordsOf(phrase);
    if (words.length === 0) return;
    const key = words.join('');
    const term = this.terms.get(key) ?? { phrase, concepts: [] };
    const known = new Set(term.concepts.map((concept) => JSON.stringify(concept)));
    term.concepts.push(...concepts.filter((concept) => !known.has(JSON.stringify(concept))));
    this.terms.set(key, term);
    this.longest = Math.max(this.longest, words.length);
  }

  build(items: Item[], meanings: Meanings): Dictionary {
    const { terms, longest } = this;
    const alike = likenessesIn(terms);
    return {
      meaningOf: (words) => known(terms, words.join(''))?.concepts,
      alike: (words, typos) => alike(words.join(''), typos),
      longest,
      items,
      meanings,
    };
  }
}

/** A short "of" or "the" in Kinyarwanda or French, written together with the next word: wamenyo, zumutima, lestomac. */
const genitive = /^(?:bw|cy|rw|ry|by|tw|[wyzbkldn])(?=[aeiou])/;

const known = (terms: Map<string, Term>, key: string): Term | undefined =>
  terms.get(key) ??
  (key.length > 3 && key.endsWith('s') ? terms.get(key.slice(0, -1)) : undefined) ??
  (genitive.test(key) ? terms.get(key.replace(genitive, '')) : undefined);

/** The largest number of phrases that are compared letter by letter. */
const compared = 60;
/**
 * A typed beginning of a phrase may have a typo from this length on, because shorter ones resemble too many phrases.
 */
const longBeginning = 7;
const shortestBeginning = 5;
const shortestWord = 4;
/** A typed beginning of a phrase, or a word spelt as it sounds, counts as half a typo: a real typo is worse. */
const lessThanTypo = 0.5;

/**
 * How many typos a phrase may have: fewer than a name, because a wrong phrase finds other providers than were meant.
 */
const typosAllowed = ({ length }: string): number => [4, 7, 15].filter((least) => length >= least).length;

/**
 * Returns a function that finds similar phrases, also by their sound, so that "fisioterapist" finds "physiotherapist".
 */
function likenessesIn(terms: Map<string, Term>): (key: string, allowed?: number) => Likeness[] {
  const keys = [...terms.keys()];
  const sounds = keys.map(soundOf);
  const byPair = new Map<string, number[]>();
  for (const [index, sound] of sounds.entries())
    for (const pair of pairsOf(sound)) {
      const indexes = byPair.get(pair);
      if (indexes) indexes.push(index);
      else byPair.set(pair, [index]);
    }
  return (key, allowed = typosAllowed(key)) => {
    const typed = soundOf(key.replace(/(?<=....)s$/, ''));
    if (typed.length < shortestWord) return [];
    const shared = new Map<number, number>();
    for (const pair of pairsOf(typed))
      for (const index of byPair.get(pair) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    const least = Math.max(1, typed.length - 1 - 3 * allowed);
    return [...shared]
      .filter(([, pairs]) => pairs >= least)
      .filter(([index]) => mayFit(key, keys[index]!, allowed) || mayFit(typed, sounds[index]!, allowed))
      .map(([index, pairs]) => ({ index, alike: pairs / Math.max(typed.length, sounds[index]!.length) }))
      .sort((one, other) => other.alike - one.alike)
      .slice(0, compared)
      .map(({ index }) => {
        const phrase = keys[index]!;
        const literal = typosOf(key, phrase);
        return { phrase, literal, typos: Math.min(literal, typosOf(typed, sounds[index]!)) };
      })
      .filter(({ phrase, typos }) => typos <= Math.min(allowed, typosAllowed(phrase) * (allowed / typosAllowed(key))))
      .filter(({ phrase }) => phrase.length >= longBeginning || soundOf(phrase)[0] === typed[0])
      .map((found) => ({
        ...found,
        order: [found.typos, +(found.phrase[0] !== key[0]), found.literal, found.phrase.length],
      }))
      .sort((one, other) => inOrder(one.order, other.order))
      .map(({ phrase, typos }) => ({ ...terms.get(phrase)!, typos: Math.max(lessThanTypo, typos) }));
  };
}

const inOrder = (one: number[], other: number[]): number =>
  one.map((number, index) => number - other[index]!).find((difference) => difference !== 0) ?? 0;

/**
 * Whether two texts of these lengths can differ by so few typos: each letter more or less is a typo, unless the typed
 * text is the beginning of the phrase.
 */
function mayFit(typed: string, phrase: string, allowed: number): boolean {
  const longer = phrase.length - typed.length;
  if (longer < -allowed) return false;
  if (longer <= allowed || typed.length >= longBeginning) return true;
  return typed.length >= shortestBeginning && phrase.startsWith(typed);
}

/**
 * The number of typos between the typed text and a phrase or, when the text is long enough, a beginning of the phrase.
 */
function typosOf(typed: string, phrase: string): number {
  const { whole, begun } = bothDistances(typed, phrase);
  const isBeginning = typed.length >= (begun === 0 ? shortestBeginning : longBeginning) && begun <= 1;
  return isBeginning ? Math.min(begun + lessThanTypo, whole) : whole;
}

const spellings: [pattern: RegExp, sound: string][] = [
  [/ph/g, 'f'],
  [/[ao]e/g, 'e'],
  [/ch/g, 'k'],
  [/(?<=[trk])h/g, ''],
  [/y/g, 'i'],
  [/c(?=[ei])/g, 's'],
  [/[cq]/g, 'k'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
];
/** Spells a text roughly as it sounds in English and French: gynaecologist and ginecologist become the same. */
const soundOf = (key: string): string =>
  spellings.reduce((word, [pattern, sound]) => word.replaceAll(pattern, sound), key);

const pairsOf = (key: string): Set<string> =>
  new Set(Array.from({ length: key.length - 1 }, (_, index) => key.slice(index, index + 2)));
