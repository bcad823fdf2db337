import { editDistance, typoTolerance } from './edit-distance.ts';
import type { Part } from './search-parts.ts';

/** A search as conditions on the words of the search index. */
export interface SearchPlan {
  /** A condition on provider.words. */
  query: string;
  /**
   * A stricter condition on provider.words. Providers that fulfil it come first, because their words are more similar
   * to what was typed, or because they are exactly what was meant.
   */
  best: string;
  /** The largest number of providers that can match. */
  most: number;
  least: number;
  /** Words that occur only in names. Every match has one of them in its name. Null when there are none, or too many. */
  names: string[] | null;
}

/** `nobody`: the index has no word for a part of the search. `everybody`: no part of the search narrows it. */
export type Search = SearchPlan | 'nobody' | 'everybody';
export interface Plans {
  exact: Search;
  /** The plan of the search that allows for typos; absent when it has not been made yet. */
  forgiving?: Search;
  /**
   * Returns the smallest number of typos between a typed word and a word of a name, which is 0 when the name's word
   * begins with the typed one. Absent when the index has all typed words.
   */
  typosOf?: (word: string) => number;
}

/** The largest number of matches that are all found by the index and then sorted. */
export const fewEnough = 2_000;

/**
 * The largest number of words with the same beginning that a query lists one by one, which is faster than a search for
 * the beginning.
 */
export const namedWords = 40;

/** The words of the index that match one typed word or one mark. */
interface Choice {
  words: string[];
  /** The typed text; set when all words with this beginning match, because they may be too many to list. */
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

/** The two ways in which a provider can fulfil a condition of a search: by one of the marks, or by all of the words. */
interface Ways {
  marks: Choice[];
  words: Choice[];
}
const ways = ({ marks, words }: Ways): Choice[][] => [
  ...marks.map((mark) => [mark]),
  ...(words.length > 0 && words.every((choice) => choice.words.length > 0) ? [words] : []),
];

/**
 * The words and marks of a search that are looked up in the index. `plansOf` needs the found rows in the same order.
 */
export const lookedUp = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ words, exact, wide }) => [...words, ...exact, ...wide]);

export function plansOf(parts: readonly Part[], rows: WordBeginnings[]): Plans {
  const looked = lookedUp(parts);
  const rowOf = new Map(looked.map((word, index) => [word, rows[index]!]));
  const total = rows[0]?.total ?? 0;
  const begun = (word: string): Choice => {
    const { words, all, most, named } = rowOf.get(word)!;
    return { words: words ?? [], beginning: word, uses: { all, most, named } };
  };
  const exact = planOf(parts, total, begun, begun);
  if (!rows[0]?.missing) return { exact };
  const nearTo = (word: string) => rowOf.get(word)!.near ?? [];
  return {
    exact,
    forgiving: forgivingPlan(parts, nearTo, total, begun),
    typosOf: (word) => {
      const names = nearTo(word).filter(({ named }) => named > 0);
      return Math.min(...names.map((row) => editDistance(word, row.word)));
    },
  };
}

export const wordParts = (words: string[]): Part[] =>
  words.map((word) => ({ words: [word], exact: [], wide: [], divisions: [], needed: false }));
export const planAsked = (word: string, plan: unknown): Plans => plansOf(wordParts([word]), [plan as WordBeginnings]);

const unused: Choice = { words: [], uses: { all: 0, most: 0, named: 0 } };
/**
 * Plans a search that allows for typos. `near` returns the words of the index that are similar to a typed word. `mark`
 * looks up a mark.
 */
export function forgivingPlan(
  parts: readonly Part[],
  near: (word: string) => Neighbour[],
  published: number,
  mark: (mark: string) => Choice = () => unused,
): Search {
  const similar = (word: string) =>
    near(word)
      .map((row) => ({ ...row, slips: editDistance(word, row.word) }))
      .filter((row) => row.slips <= typoTolerance(word));
  const all = (word: string) => choiceOf(similar(word));
  const nearest = (word: string) => {
    const found = similar(word);
    const fewest = Math.min(...found.map((row) => row.slips));
    return choiceOf(found.filter((row) => row.slips === fewest));
  };
  return planOf(parts, published, all, nearest, mark);
}

const choiceOf = (found: Neighbour[]): Choice => ({
  words: found.map((row) => row.word),
  uses: {
    all: sum(found.map((row) => row.uses)),
    most: Math.max(0, ...found.map((row) => row.uses)),
    named: sum(found.map((row) => row.named)),
  },
});

type LookUp = (word: string) => Choice;
/** `all` returns the words of the index that match a typed word, `nearest` only those whose providers come first. */
function planOf(parts: readonly Part[], total: number, all: LookUp, nearest: LookUp, mark: LookUp = all): Search {
  const used = (marks: string[]) => marks.map(mark).filter(({ words }) => words.length > 0);
  const every = parts.map(({ words, exact, wide }) =>
    ways({ marks: used([...exact, ...wide]), words: words.map(all) }),
  );
  if (every.some((choices) => choices.length === 0)) return 'nobody';
  const first = parts.map(({ words, exact, wide }) => {
    const marks = [exact, wide].map(used).find((found) => found.length > 0);
    return marks ? marks.map((found) => [found]) : ways({ marks: [], words: words.map(nearest) });
  });
  // a condition is left out when its only word is one that every provider has
  const telling = (_: Choice[][], index: number) => {
    const [[only, ...more] = [], ...others] = every[index]!;
    return !only || more.length + others.length > 0 || only.words.length > 1 || only.uses.all < total;
  };
  const plan = planFor(every.filter(telling));
  const best = planFor(first.filter(telling));
  if (plan.query === '') return 'everybody';
  // too many providers match to sort them by similarity, so only those with the most similar words are found
  return plan.most > fewEnough ? best : { ...plan, best: best.query };
}

function planFor(parts: Choice[][][]): SearchPlan {
  const query = parts.map(conditionOf).join(' & ');
  const only = parts.length === 1 ? parts[0]! : [];
  const single = only.length === 1 && only[0]!.length === 1 ? only[0]![0]! : undefined;
  return {
    query,
    best: query,
    most: Math.min(...parts.map((choices) => sum(choices.map((all) => Math.min(...all.map(({ uses }) => uses.all)))))),
    least: single?.uses.most ?? 0,
    names: rarestNames(parts.flatMap((choices) => (choices.length === 1 ? choices[0]! : []))),
  };
}

function rarestNames(choices: Choice[]): string[] | null {
  const ofNames = choices.filter(({ words, uses }) => uses.named === uses.all && words.length <= namedWords);
  return ofNames.toSorted((one, other) => one.uses.all - other.uses.all)[0]?.words ?? null;
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
const conditionOf = (choices: Choice[][]): string => {
  const each = choices.map((all) => all.map(conditionOfWord).join(' & '));
  return each.length === 1 ? each[0]! : `(${each.map((one) => `(${one})`).join(' | ')})`;
};
// the words contain only letters and digits, so no character can be an operator of the query language
const conditionOfWord = ({ words, beginning }: Choice): string =>
  beginning && words.length > namedWords ? `'${beginning}':*` : `(${words.map((word) => `'${word}'`).join(' | ')})`;
