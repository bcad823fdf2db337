import { markOf } from './concepts.ts';
import { conceptsOf, narrows, type Phrase } from './understand.ts';

/** One condition of a search: a provider must have one of the marks, or all of the words. All conditions must hold. */
export interface Part {
  words: string[];
  /** The marks of exactly what was meant. Providers with one of these marks come first. */
  exact: string[];
  /** Marks of related meanings: the illness that was meant, and further specialities that treat it. */
  wide: string[];
  /** The codes of the provinces, districts and sectors that the phrase may mean. */
  divisions: number[];
  /** Whether the phrase names what somebody needs, a speciality or an illness, and not a place. */
  needed: boolean;
}

const partLimit = 8;

/** Converts the phrases of a search to conditions. When no phrase narrows the search, its words are taken literally. */
export function partsOf(phrases: readonly Phrase[]): Part[] {
  const narrowing = phrases.filter(narrows);
  return (narrowing.length > 0 ? narrowing : phrases).slice(0, partLimit).map(partOf);
}

function partOf(phrase: Phrase): Part {
  const specialities = conceptsOf(phrase, 'speciality').map(({ id }) => markOf.speciality(id));
  const illnesses = conceptsOf(phrase, 'illness');
  const divisions = conceptsOf(phrase, 'division').map(({ code }) => code);
  const places = divisions.map(markOf.division);
  const treating = illnesses.flatMap((illness) => illness.specialities.slice(0, 1).map(markOf.speciality));
  const further = illnesses.flatMap((illness) => [
    markOf.illness(illness.id),
    ...illness.specialities.map(markOf.speciality),
  ]);
  const exact = [...specialities, ...(specialities.length > 0 ? [] : treating), ...places];
  return {
    words: phrase.words,
    exact: [...new Set(exact)],
    wide: [...new Set(further)].filter((mark) => !exact.includes(mark)),
    divisions,
    needed: specialities.length + illnesses.length > 0,
  };
}

/**
 * When a search names several needs, returns weaker conditions: its other conditions, such as places, and any one of
 * the needs. Returns null when it names fewer than two needs.
 */
export function anyOf(parts: readonly Part[]): Part[] | null {
  const needs = parts.filter(({ needed }) => needed);
  if (needs.length < 2) return null;
  const any = {
    words: [],
    exact: needs.flatMap(({ exact }) => exact),
    wide: needs.flatMap(({ wide }) => wide),
    divisions: [],
    needed: true,
  };
  return [...parts.filter(({ needed }) => !needed), any];
}
