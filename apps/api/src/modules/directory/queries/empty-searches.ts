import { LRUCache } from 'lru-cache';
import { wordsOf } from '../../../platform/words.ts';

/** Texts of searches for which a list had nothing; kept longer than a visitor types one search, in milliseconds. */
const texts = new LRUCache<string, true>({ max: 5_000, ttl: 600_000 });
const keyOf = (text: string): string => wordsOf(text).join(' ');

/** Notes, in the memory of this process, that a list had nothing for a search. */
export const noteEmptySearch = (text: string): void => void texts.set(keyOf(text), true);

export const wasEmpty = (text: string): boolean => texts.has(keyOf(text));
