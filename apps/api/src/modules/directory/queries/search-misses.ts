import type { Platform } from '../../../platform/platform.ts';
import { unknownIn } from '../domain/meanings.ts';
import { dictionaryOf } from './dictionary.ts';
import { wasEmpty } from './empty-searches.ts';
import { findsAnything } from './search-all-kinds.ts';

/**
 * Whether a search that somebody just made finds nothing at all. A list without a match is not enough: the list may
 * have been filtered, or of another kind. So the search is repeated among all kinds, but only after such a list.
 */
export const findsNothing = async (platform: Platform, text: string): Promise<boolean> =>
  wasEmpty(text) && !(await findsAnything(platform, text));

/** For each of these texts the words that the search does not know; null when it knows them all. */
export async function unknownWords(platform: Platform, texts: readonly string[]): Promise<(string | null)[]> {
  const dictionary = await dictionaryOf(platform);
  return texts.map((text) => unknownIn(dictionary, text));
}
