import type { Dictionary, Likeness } from './dictionary.ts';
import { narrows, type Phrase, understand } from './understand.ts';

/**
 * Another text to search for. `without` are the words of the search that it leaves out; null when it replaces words.
 */
export interface Suggestion {
  text: string;
  without: string | null;
}

/** The largest number of phrases of a search that are replaced or left out, one at a time. */
const tried = 4;
/** Of how many typed letters one may be wrong. */
const lettersPerTypo = 3;

/**
 * Suggests other searches after one that found nothing: with known phrases for its unknown words, or without a phrase.
 */
export function suggestionsFor(dictionary: Dictionary, text: string): Suggestion[] {
  const phrases = understand(dictionary, text);
  const telling = phrases.filter(narrows).slice(0, tried);
  const withOther = (phrase: Phrase, other: string | null) =>
    phrases.flatMap((one) => (one === phrase ? (other ?? []) : one.words.join(' '))).join(' ');
  const others = telling
    .filter(({ concepts }) => concepts.length === 0)
    .flatMap((phrase) =>
      likenesses(dictionary, phrase.words).map((other) => ({ text: withOther(phrase, other.phrase), without: null })),
    );
  const shorter = telling.map((phrase) => ({ text: withOther(phrase, null), without: phrase.words.join(' ') }));
  return [...others, ...(telling.length > 1 ? shorter : [])];
}

const fewLike = 2;
/**
 * The phrases that are most similar to these words and that narrow a search. More typos are allowed than in a search.
 */
export function likenesses(dictionary: Dictionary, words: string[]): Likeness[] {
  const typos = Math.ceil(words.join('').length / lettersPerTypo);
  return dictionary
    .alike(words, typos)
    .filter((like) => narrows({ words, concepts: like.concepts }))
    .slice(0, fewLike);
}
