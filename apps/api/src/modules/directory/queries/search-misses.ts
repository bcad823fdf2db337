import type { Platform } from '../../../platform/platform.ts';
import { unknownIn } from '../domain/meanings.ts';
import { dictionaryOf } from './dictionary.ts';
import { wasEmpty } from './empty-searches.ts';
import { findsAnything } from './search-all-kinds.ts';

/**
 * Whether a search that somebody has just made finds nothing at all. That a list had no match does not prove this,
 * because the list may have been filtered or of another kind. So the search is repeated among all kinds, but only if a
 * list had no match for it.
 */
export const findsNothing = async (platform: Platform, text: string): Promise<boolean> =>
  wasEmpty(text) && !(await findsAnything(platform, text));

/** For each of these texts, the first words that the search does not know, or null when it knows all of them. */
export async function unknownWords(platform: Platform, texts: readonly string[]): Promise<(string | null)[]> {
  const dictionary = await dictionaryOf(platform);
  return texts.map((text) => unknownIn(dictionary, text));
}
