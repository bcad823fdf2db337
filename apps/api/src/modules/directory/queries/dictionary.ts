import { cached } from '../../../platform/cache.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readData } from '../../../platform/read-data.ts';
import { buildDictionary, type Synonyms, type Translated } from '../domain/build-dictionary.ts';
import type { Dictionary } from '../domain/dictionary.ts';
import { catalogueNames } from './dictionary.queries.ts';
import { addedSynonyms } from './synonyms.queries.ts';

/** The names of the catalogue. They are read only once a minute, because they are many and seldom change. */
const namesOf = cached(async ({ reads }: Platform) => {
  const names = await catalogueNames(reads);
  return { names, version: JSON.stringify(names) };
});

/** How long the dictionary is cached, in milliseconds, so that every process knows a new synonym within two seconds. */
const freshFor = 1_500;

/**
 * The dictionary of the search, cached for all callers. It is built again only when a name or a synonym has changed.
 */
export const dictionaryOf = cached(
  async (platform: Platform): Promise<Dictionary> => {
    const [{ names, version: ofNames }, added] = await Promise.all([namesOf(platform), addedSynonyms(platform.reads)]);
    const version = `${ofNames} ${JSON.stringify(added)}`;
    if (built?.version !== version) {
      const [synonyms, specialities, illnesses] = await Promise.all([
        readData<Synonyms>('search-synonyms.json'),
        readData<Translated>('specialities.json'),
        readData<Translated>('diseases-symptoms.json'),
      ]);
      built = { version, dictionary: buildDictionary(names, synonyms, { specialities, illnesses }, added) };
    }
    return built.dictionary;
  },
  { freshFor },
);
let built: { version: string; dictionary: Dictionary } | undefined;
