import { cached } from '../../../platform/cache.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readData } from '../../../platform/read-data.ts';
import { buildDictionary, type Synonyms, type Translated } from '../domain/build-dictionary.ts';
import type { Dictionary } from '../domain/dictionary.ts';
import { catalogueNames } from './dictionary.queries.ts';
import { addedSynonyms } from './synonyms.queries.ts';

/** The catalogue changes seldom, and its names are many: they are read once a minute. */
const namesOf = cached(async ({ reads }: Platform) => {
  const names = await catalogueNames(reads);
  return { names, version: JSON.stringify(names) };
});

/** So every process searches with a new synonym within two seconds, in milliseconds. */
const freshFor = 1_500;

/** The dictionary of the search, cached for all callers, and built again only when a name or a synonym changed. */
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
