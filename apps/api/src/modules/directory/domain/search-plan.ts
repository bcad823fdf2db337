import { editDistance, typoTolerance } from './edit-distance.ts';
import type { Part } from './search-parts.ts';

/** A search, translated into conditions on words of the index. */
export interface SearchPlan {
  /** A condition on provider.words. */
  query: string;
  /**
   * A second condition on provider.words; matches of it come first, because their words are nearer to what was typed or
   * they are what was meant.
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
  /**
   * The fewest typos between a typed word and a name; 0 for a word that begins one. Absent when no word is missing from
   * the index.
   */
  typosOf?: (word: string) => number;
}

/** Up to this many matches are found by the index and sorted. */
export const fewEnough = 2_000;

/** Up to this many words with the same beginning are listed one by one, which is faster than a prefix search. */
export const namedWords = 40;

/** The words of the index that one typed word, or one mark, stands for. */
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

/** The ways in which a provider fulfils a part of a search: by one of the marks, or by all of the words. */
interface Ways {
  marks: Choice[];
  words: Choice[];
}
const ways = ({ marks, words }: Ways): Choice[][] => [
  ...marks.map((mark) => [mark]),
  ...(words.length > 0 && words.every((choice) => choice.words.length > 0) ? [words] : []),
];

/** All that is looked up in the index for a search, in the order of the rows that `plansOf` takes. */
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
/** `near`: the similar words of the index for each typed word. `mark` looks up a mark. */
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
/** `all`: the words of the index for a typed word; `nearest`: those of them that come first. */
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
  // a word that every provider has does not narrow the search
  const telling = (_: Choice[][], index: number) => {
    const [[only, ...more] = [], ...others] = every[index]!;
    return !only || more.length + others.length > 0 || only.words.length > 1 || only.uses.all < total;
  };
  const plan = planFor(every.filter(telling));
  const best = planFor(first.filter(telling));
  if (plan.query === '') return 'everybody';
  // too many match to be sorted by nearness, so only those with the nearest words are found
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
// only letters and digits, so that no character has a meaning in the query
const conditionOfWord = ({ words, beginning }: Choice): string =>
  beginning && words.length > namedWords ? `'${beginning}':*` : `(${words.map((word) => `'${word}'`).join(' | ')})`;
