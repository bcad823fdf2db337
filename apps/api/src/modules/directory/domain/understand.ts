import type { Kind } from '@ivuriro/contract/endpoint';
import { wordsOf } from '../../../platform/words.ts';
import type { Concept, ConceptOf } from './concepts.ts';
import type { Dictionary } from './dictionary.ts';

/** A phrase of a search with its meanings, or a single word that the dictionary does not know, without any. */
export interface Phrase {
  words: string[];
  concepts: Concept[];
}

const wordLimit = 20;

const joinedAmount = /(?<=\d)(?=(?:mg|mcg|µg|g|ml|iu)\b)/gi;

/** Splits a search into the longest phrases that the dictionary knows. */
export const understand = (dictionary: Dictionary, text: string): Phrase[] =>
  phrasesOf(dictionary, wordsOf(text.replaceAll(joinedAmount, ' ')).slice(0, wordLimit));

function phrasesOf(dictionary: Dictionary, words: readonly string[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let from = 0; from < words.length; from += phrases.at(-1)!.words.length)
    phrases.push(longestAt(dictionary, words.slice(from)));
  return phrases.flatMap((phrase) => {
    const other = phrase.concepts.find((concept) => concept.is === 'words');
    return other ? other.words.map((word) => ({ words: [word], concepts: [] })) : [phrase];
  });
}

function longestAt(dictionary: Dictionary, words: readonly string[]): Phrase {
  for (let length = Math.min(dictionary.longest, words.length); length > 0; length--) {
    const some = words.slice(0, length);
    const concepts = dictionary.meaningOf(some);
    if (concepts) return { words: some, concepts };
  }
  return { words: [words[0]!], concepts: [] };
}

/**
 * From this length on, a phrase of the dictionary wins over an equally similar name. Shorter words resemble too many
 * phrases, so the name wins.
 */
const longEnough = 6;
/** The largest number of phrases of a search that are compared together with one phrase of the dictionary. */
const widest = 4;

/**
 * Corrects misspelt phrases when the dictionary has a phrase that is more similar than every name. `typosOfNames`
 * returns the number of typos between a word and the most similar name. Returns null when no phrase is corrected.
 */
export function corrected(
  dictionary: Dictionary,
  phrases: readonly Phrase[],
  typosOfNames: (word: string) => number,
): Phrase[] | null {
  const found: Phrase[] = [];
  let changed = false;
  for (let at = 0; at < phrases.length;) {
    const near = nearestAt(dictionary, phrases.slice(at, at + widest), typosOfNames);
    found.push(near?.phrase ?? phrases[at]!);
    changed ||= near !== undefined;
    at += near?.count ?? 1;
  }
  return changed ? found : null;
}

function nearestAt(
  dictionary: Dictionary,
  phrases: readonly Phrase[],
  typosOfNames: (word: string) => number,
): { phrase: Phrase; count: number } | undefined {
  for (let count = phrases.length; count > 0; count--) {
    const some = phrases.slice(0, count);
    const unknown = some.filter(({ concepts }) => concepts.length === 0);
    if (unknown.length === 0) continue;
    const words = some.flatMap((phrase) => phrase.words);
    const [near] = dictionary.alike(words);
    const names = Math.max(...unknown.map(({ words: [word] }) => typosOfNames(word!)));
    const isLong = words.join('').length >= longEnough;
    if (near && (isLong ? near.typos <= names : near.typos < names))
      return { phrase: { words, concepts: near.concepts }, count };
  }
}

const has =
  <Is extends Concept['is']>(is: Is) =>
  (concept: Concept): concept is ConceptOf<Is> =>
    concept.is === is;
export const conceptsOf = <Is extends Concept['is']>({ concepts }: Phrase, is: Is): ConceptOf<Is>[] =>
  concepts.filter(has(is));

/** Whether a phrase narrows a search: it does not if it means only a kind of provider, or nothing. */
export const narrows = ({ concepts }: Phrase): boolean =>
  concepts.length === 0 || concepts.some(({ is }) => is !== 'kind' && is !== 'blank');

/** The kinds of provider that a search names. */
export const kindsNamed = (phrases: readonly Phrase[]): Kind[] =>
  phrases.filter((phrase) => !narrows(phrase)).flatMap((phrase) => conceptsOf(phrase, 'kind').map(({ kind }) => kind));
