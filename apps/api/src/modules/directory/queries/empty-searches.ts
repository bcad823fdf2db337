import { LRUCache } from 'lru-cache';
import { wordsOf } from '../../../platform/words.ts';

/**
 * The texts of searches without a match in a list. `ttl`, in milliseconds, is longer than a visitor types one search.
 */
const texts = new LRUCache<string, true>({ max: 5_000, ttl: 600_000 });
const keyOf = (text: string): string => wordsOf(text).join(' ');

/** Notes, in the memory of this process, that a search had no match in a list. */
export const noteEmptySearch = (text: string): void => void texts.set(keyOf(text), true);

export const wasEmpty = (text: string): boolean => texts.has(keyOf(text));
