import { markOf } from './concepts.ts';
import { conceptsOf, narrows, type Phrase } from './understand.ts';

/** One of the conditions of a search, which must all hold: one of the marks, or all words. */
export interface Part {
  words: string[];
  /** The marks of what was meant: providers with one of them come first. */
  exact: string[];
  /** Marks of what is near to it. */
  wide: string[];
  /** The provinces, districts and sectors that the part may mean. */
  divisions: number[];
  /** The part says what somebody needs, and not where. */
  needed: boolean;
}

const partLimit = 8;

/** The conditions of a search among providers. When no phrase narrows the search, its words are taken literally. */
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

/** When a search names several needs: the places in it, and any one of the needs. Null when it does not. */
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
