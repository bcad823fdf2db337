import { wordsOf } from '../../../platform/words.ts';
import type { Concept, Meanings } from './concepts.ts';
import { bothDistances } from './edit-distance.ts';

/** A laboratory test or a drug, with the words by which it is found beside the dictionary. */
export interface Item {
  id: string;
  is: 'test' | 'drug';
  name: string;
  words: string[];
  common: boolean;
}

/** A phrase that is like what was typed. */
export interface Likeness {
  phrase: string;
  concepts: Concept[];
  typos: number;
}

/** The phrases by which people search, and what they mean. */
export interface Dictionary {
  meaningOf: (words: readonly string[]) => Concept[] | undefined;
  /**
   * The phrases that are like these words, the likeliest first: those within the typos that their length allows, or
   * within `typos`.
   */
  alike: (words: readonly string[], typos?: number) => Likeness[];
  /** The most words of a phrase. */
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
 * Phrases are compared without the blanks between their words, so that x-ray, x ray and xray are one. `add` is called
 * in the order of importance: the first meaning of a phrase comes first.
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

/** The shortened "of" of Kinyarwanda and French before a word: wamenyo, zumutima, lestomac. */
const genitive = /^(?:bw|cy|rw|ry|by|tw|[wyzbkldn])(?=[aeiou])/;

const known = (terms: Map<string, Term>, key: string): Term | undefined =>
  terms.get(key) ??
  (key.length > 3 && key.endsWith('s') ? terms.get(key.slice(0, -1)) : undefined) ??
  (genitive.test(key) ? terms.get(key.replace(genitive, '')) : undefined);

/** The most phrases that are compared letter by letter. */
const compared = 60;
/** From this length on a beginning may have a typo; shorter ones resemble too much. */
const longBeginning = 7;
const shortestBeginning = 5;
const shortestWord = 4;
/** A beginning of a phrase, or a spelling by ear, counts as half a typo: a real one is worse. */
const lessThanTypo = 0.5;

/** Fewer than in a name, because a wrong phrase finds other people than were meant. */
const typosAllowed = ({ length }: string): number => [4, 7, 15].filter((least) => length >= least).length;

/** Finds phrases by how they sound, so that "fisioterapist" is as near as "physioterapist". */
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

/** Whether the lengths allow so few typos: a letter more or less is one each, unless a beginning was typed. */
function mayFit(typed: string, phrase: string, allowed: number): boolean {
  const longer = phrase.length - typed.length;
  if (longer < -allowed) return false;
  if (longer <= allowed || typed.length >= longBeginning) return true;
  return typed.length >= shortestBeginning && phrase.startsWith(typed);
}

/** The typos between what was typed and a phrase or, when enough was typed, its beginning. */
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
/** How a word sounds in English and French, roughly: gynaecologist and ginecologist are the same. */
const soundOf = (key: string): string =>
  spellings.reduce((word, [pattern, sound]) => word.replaceAll(pattern, sound), key);

const pairsOf = (key: string): Set<string> =>
  new Set(Array.from({ length: key.length - 1 }, (_, index) => key.slice(index, index + 2)));
