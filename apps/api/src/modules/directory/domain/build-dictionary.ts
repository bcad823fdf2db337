import type { Kind } from '@ivuriro/contract/endpoint';
import { stableId } from '../../../platform/stable-id.ts';
import { wordsOf } from '../../../platform/words.ts';
import type { CatalogueNames } from '../queries/dictionary.queries.ts';
import type { AddedSynonym } from '../queries/synonyms.queries.ts';
import type { Concept, ConceptOf } from './concepts.ts';
import { type Dictionary, DictionaryBuilder, type Item } from './dictionary.ts';
import { ingredientOf } from './drug-names.ts';
import { meaningsOf } from './meanings.ts';

/** The contents of data/search-synonyms.json: phrases by the English name of an item, or by the code of a division. */
export interface Synonyms {
  specialities: Record<string, string[]>;
  /** `to`: the specialities that treat the illness. */
  illnesses: Record<string, { to: string[]; words: string[] }>;
  tests: Record<string, string[]>;
  /** By ingredient. */
  drugs: Record<string, string[]>;
  drugClasses: Record<string, string[]>;
  divisions: Record<string, string[]>;
  kinds: Record<Kind, string[]>;
  rewrites: Record<string, string>;
  blanks: string[];
}
export interface Translated {
  items: { en: string; fr: string | null; rw: string | null }[];
}

/**
 * Builds the dictionary of the search. `added` are synonyms of administrators, which follow a phrase's other meanings.
 */
export function buildDictionary(
  names: CatalogueNames,
  synonyms: Synonyms,
  translated: { specialities: Translated; illnesses: Translated },
  added: readonly AddedSynonym[],
): Dictionary {
  const builder = new DictionaryBuilder();
  const add = (phrases: readonly (string | null)[], ...concepts: Concept[]) => {
    for (const phrase of phrases) builder.add(phrase ?? '', ...concepts);
  };
  const addAll = (phrases: Record<string, string[]>, conceptsOf: (name: string) => Concept[]) => {
    for (const [name, words] of Object.entries(phrases)) add(words, ...conceptsOf(name));
  };

  const specialities = new Set(names.specialities.map(({ id }) => id));
  const speciality = (name: string): Concept[] =>
    specialityIds([name], specialities).map((id) => ({ is: 'speciality', id }));
  for (const { id, name } of names.specialities) add([name, mainPart(name)], { is: 'speciality', id });
  addAll(synonyms.specialities, speciality);
  for (const { en, fr, rw } of translated.specialities.items) add([fr, rw], ...speciality(en));

  const illnesses = new Map(
    Object.entries(synonyms.illnesses).map(([name, { to }]) => [
      stableId('symptom_disease', name),
      specialityIds(to, specialities),
    ]),
  );
  const illness = (id: string): ConceptOf<'illness'> => ({ is: 'illness', id, specialities: illnesses.get(id) ?? [] });
  for (const { id, name } of names.illnesses) add([name, mainPart(name)], illness(id));
  const known = new Set(names.illnesses.map(({ id }) => id));
  const illnessNamed = (name: string): Concept[] =>
    [stableId('symptom_disease', name)].filter((id) => known.has(id)).map(illness);
  for (const [name, { words }] of Object.entries(synonyms.illnesses)) add(words, ...illnessNamed(name));
  for (const { en, fr, rw } of translated.illnesses.items) add([fr, rw], ...illnessNamed(en));

  const tests = new Set(names.tests.map(({ id }) => id));
  for (const { id, name } of names.tests) add([name, mainPart(name)], { is: 'test', id });
  addAll(synonyms.tests, (name) =>
    [stableId('test', name)].filter((id) => tests.has(id)).map((id) => ({ is: 'test', id })),
  );
  const drugsBy = (of: (drug: CatalogueNames['drugs'][number]) => string) => {
    const groups = Map.groupBy(names.drugs, of);
    return (name: string): Concept[] => (groups.get(name) ?? []).map(({ id }) => ({ is: 'drug', id }));
  };
  for (const { id, name } of names.drugs) add([name], { is: 'drug', id });
  const byIngredient = drugsBy(({ name }) => ingredientOf(name));
  for (const { name } of names.drugs) add([ingredientOf(name)], ...byIngredient(ingredientOf(name)));
  addAll(synonyms.drugs, byIngredient);
  addAll(
    synonyms.drugClasses,
    drugsBy((drug) => drug.class),
  );

  for (const { code, name } of names.divisions) add([name], { is: 'division', code });
  addAll(synonyms.divisions, (code) => [{ is: 'division', code: Number(code) }]);
  addAll(synonyms.kinds, (kind) => [{ is: 'kind', kind: kind as Kind }]);
  for (const [phrase, words] of Object.entries(synonyms.rewrites))
    add([phrase], { is: 'words', words: wordsOf(words) });
  add(synonyms.blanks, { is: 'blank' });
  const meanings = meaningsOf(names, illness);
  for (const { phrase, meaning } of added) {
    const { concepts = [] } = meanings.get(meaning) ?? {};
    if (concepts.length > 0) builder.add(phrase, ...concepts);
  }
  return builder.build(itemsOf(names), meanings);
}

const specialityIds = (names: string[], known: ReadonlySet<string>): string[] =>
  names.map((name) => stableId('speciality', name)).filter((id) => known.has(id));

/** Removes parentheses and the text in them from a name: "ENT (otorhinolaryngology)" becomes "ENT". */
const mainPart = (name: string): string => name.replaceAll(/\([^)]*\)/g, ' ');

const itemsOf = ({ tests, drugs }: CatalogueNames): Item[] => [
  ...tests.map(({ id, name, category, common }) => item({ id, is: 'test', name, common }, category)),
  ...drugs.map((drug) => item({ id: drug.id, is: 'drug', name: drug.name, common: drug.common }, drug.class)),
];
const item = (of: Omit<Item, 'words'>, group: string): Item => ({ ...of, words: wordsOf(of.name, group) });
