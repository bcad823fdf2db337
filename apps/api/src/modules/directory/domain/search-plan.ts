import { wordsOf } from '../../../platform/words.ts';
import { editDistance, typoTolerance } from './edit-distance.ts';

/** A search, translated into conditions on words of the index. */
export interface SearchPlan {
  /** A condition on provider.words. */
  query: string;
  /**
   * A second condition on provider.words; matches of it come first, because their words are nearer to what was typed.
   */
  best: string;
  /** The most providers that can match. */
  most: number;
  least: number;
  /** Words of which every match has at least one in its name; null when there are no such words, or too many. */
  names: string[] | null;
}

/** `nobody`: no such word and no similar one exists. */
export type Search = SearchPlan | 'nobody' | 'everybody';
export interface Plans {
  exact: Search;
  /** The search that allows for typos; absent when it has not been planned yet. */
  forgiving?: Search;
}

/** Up to this many matches are found by the index and sorted. */
export const fewEnough = 2_000;
const wordLimit = 8;

/** Up to this many words with the same beginning are listed one by one, which is faster than a prefix search. */
export const namedWords = 40;

/** The words of the index that one typed word stands for. */
interface Choice {
  words: string[];
  /** The typed text, when every word with this beginning matches and there may be too many to list. */
  beginning?: string;
  uses: { all: number; most: number; named: number };
}

export interface Neighbour {
  word: string;
  uses: number;
  named: number;
}

export type WordBeginnings = Choice['uses'] & {
  words: string[] | null;
  near: Neighbour[] | null;
  missing: boolean;
  total: number;
};

export function plansOf(typed: string[], rows: WordBeginnings[]): Plans {
  if (rows[0]?.missing) {
    const near = rows.map((row) => row.near ?? []);
    return { exact: 'nobody', forgiving: forgivingPlan(typed, near, rows[0].total) };
  }
  const choices = rows.map(({ words, all, most, named }, index) => ({
    words: words ?? [],
    beginning: typed[index]!,
    uses: { all, most, named },
  }));
  return { exact: planOf(choices, choices, rows[0]?.total ?? 0) };
}

export const typedIn = (text: string): string[] => wordsOf(text).slice(0, wordLimit);
export const planAsked = (word: string, plan: unknown): Plans => plansOf([word], [plan as WordBeginnings]);
export function forgivingPlan(typed: string[], candidates: Neighbour[][], published: number): Search {
  const near = typed.map((one, index) =>
    candidates[index]!.map((row) => ({ ...row, slips: editDistance(one, row.word) })).filter(
      (row) => row.slips <= typoTolerance(one),
    ),
  );
  const choice = (found: Neighbour[]): Choice => ({
    words: found.map((row) => row.word),
    uses: {
      all: sum(found.map((row) => row.uses)),
      most: Math.max(0, ...found.map((row) => row.uses)),
      named: sum(found.map((row) => row.named)),
    },
  });
  const nearest = near.map((found) => {
    const fewest = Math.min(...found.map((row) => row.slips));
    return choice(found.filter((row) => row.slips === fewest));
  });
  return planOf(near.map(choice), nearest, published);
}

function planOf(choices: Choice[], nearest: Choice[], total: number): Search {
  if (choices.some((choice) => choice.words.length === 0)) return 'nobody';
  // a word that every provider has does not narrow the search
  const telling = (_: Choice, index: number) => choices[index]!.words.length > 1 || choices[index]!.uses.all < total;
  const all = planFor(choices.filter(telling));
  const best = planFor(nearest.filter(telling));
  if (all.query === '') return 'everybody';
  // too many match to be sorted by nearness, so only those with the nearest words are found
  return all.most > fewEnough ? best : { ...all, best: best.query };
}

function planFor(choices: Choice[]): SearchPlan {
  const query = choices.map(conditionOf).join(' & ');
  return {
    query,
    best: query,
    most: Math.min(...choices.map(({ uses }) => uses.all)),
    least: choices.length === 1 ? choices[0]!.uses.most : 0,
    names: rarestNames(choices),
  };
}

function rarestNames(choices: Choice[]): string[] | null {
  const ofNames = choices.filter(({ words, uses }) => uses.named === uses.all && words.length <= namedWords);
  return ofNames.toSorted((one, other) => one.uses.all - other.uses.all)[0]?.words ?? null;
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
// only letters and digits, so that no character has a meaning in the query
const conditionOf = ({ words, beginning }: Choice): string =>
  beginning && words.length > namedWords ? `'${beginning}':*` : `(${words.map((word) => `'${word}'`).join(' | ')})`;
