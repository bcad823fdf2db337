import { kinds, type Kind } from '@ivuriro/contract/endpoint';
import type { MeaningKind } from '@ivuriro/contract/search-words';
import { wordsOf } from '../../../platform/words.ts';
import type { CatalogueNames } from '../queries/dictionary.queries.ts';
import type { Concept, ConceptOf, Meaning, Meanings } from './concepts.ts';
import type { Dictionary } from './dictionary.ts';
import { ingredientOf } from './drug-names.ts';
import { likenesses } from './suggestions.ts';
import { understand } from './understand.ts';

const kindNames: Record<Kind, string> = {
  doctor: 'Doctors',
  hospital: 'Hospitals and clinics',
  laboratory: 'Laboratories',
  pharmacy: 'Pharmacies',
};
/** Dividing the code of a sector by this number gives the code of its district. */
const codesWithin = 100;
const smallestSector = 1_000;

/** All meanings by id; kinds of meanings that people search for most often come first. */
export function meaningsOf(names: CatalogueNames, illness: (id: string) => ConceptOf<'illness'>): Meanings {
  const meanings = new Map<string, Meaning>();
  const add = (is: MeaningKind, key: string | number, name: string, ...concepts: Concept[]) => {
    const id = `${is}:${key}`;
    meanings.set(id, { id, is, name, concepts: [...(meanings.get(id)?.concepts ?? []), ...concepts] });
  };
  for (const { id, name } of names.specialities) add('speciality', id, name, { is: 'speciality', id });
  for (const { id, name } of names.illnesses) add('illness', id, name, illness(id));
  for (const { id, name } of names.tests) add('test', id, name, { is: 'test', id });
  for (const { id, name } of names.drugs) add('drug', ingredientOf(name), ingredientOf(name), { is: 'drug', id });
  for (const kind of kinds) add('kind', kind, kindNames[kind], { is: 'kind', kind });
  const divisions = new Map(names.divisions.map(({ code, name }) => [code, name]));
  for (const { code, name } of names.divisions) {
    const around = code >= smallestSector ? divisions.get(Math.floor(code / codesWithin)) : undefined;
    add('division', code, around ? `${name}, ${around}` : name, { is: 'division', code });
  }
  add('nothing', '', 'Nothing', { is: 'blank' });
  return meanings;
}

const same = (one: Concept, other: Concept): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether these words have this meaning already. */
export const alreadyMeans = (dictionary: Dictionary, words: readonly string[], { concepts }: Meaning): boolean => {
  const known = dictionary.meaningOf(words) ?? [];
  return concepts.every((concept) => known.some((one) => same(one, concept)));
};

const mostFound = 20;
const mostLikely = 4;

/** Finds meanings by the beginnings of words of their names. Names that begin with the typed text come first. */
export function meaningsNamed({ meanings }: Dictionary, text: string): Meaning[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const found = [...meanings.values()].flatMap((meaning) => {
    const words = wordsOf(meaning.name);
    if (!typed.every((one) => words.some((word) => word.startsWith(one)))) return [];
    return { meaning, later: words.join(' ').startsWith(typed.join(' ')) ? 0 : 1 };
  });
  return found
    .toSorted((one, other) => one.later - other.later)
    .slice(0, mostFound)
    .map(({ meaning }) => meaning);
}

/**
 * Returns the probable meanings of a phrase: those of phrases that look or sound like it, and those of the other words
 * in `search`, the text in which somebody typed it. If there are none, returns those of phrases that are less similar.
 * The last meaning is "Nothing".
 */
export function likelyMeanings(dictionary: Dictionary, phrase: string, search = phrase): Meaning[] {
  const words = wordsOf(phrase);
  if (words.length === 0) return [];
  const around = understand(dictionary, search).flatMap(({ concepts }) => concepts);
  const near = [
    ...dictionary.alike(words).flatMap((like) => like.concepts),
    // a place in the search tells where somebody looked, and not what they meant
    ...around.filter(({ is }) => is !== 'division'),
  ];
  const far = () => [words, ...words.map((word) => [word])].flatMap((some) => likenesses(dictionary, some));
  const concepts = near.length > 0 ? near : far().flatMap((like) => like.concepts);
  const all = [...dictionary.meanings.values()];
  const meanings = concepts.flatMap((concept) => all.find((one) => one.concepts.some((of) => same(of, concept))) ?? []);
  const likely = [...new Set(meanings)].filter(({ is }) => is !== 'nothing');
  return [...likely.slice(0, mostLikely), dictionary.meanings.get('nothing:')!].filter(
    (meaning) => !alreadyMeans(dictionary, words, meaning),
  );
}

/** Returns the first sequence of words in a text that the dictionary does not know, or null when it knows all words. */
export function unknownIn(dictionary: Dictionary, text: string): string | null {
  const phrases = understand(dictionary, text);
  const from = phrases.findIndex(({ concepts }) => concepts.length === 0);
  if (from < 0) return null;
  const after = phrases.findIndex(({ concepts }, index) => index > from && concepts.length > 0);
  return phrases
    .slice(from, after < 0 ? undefined : after)
    .flatMap(({ words }) => words)
    .join(' ');
}
