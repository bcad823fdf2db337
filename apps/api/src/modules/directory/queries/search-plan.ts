import type { Kind } from '@ivuriro/contract/endpoint';
import { wordsOf } from '../../../platform/words.ts';
import { typoTolerance, editDistance } from '../domain/edit-distance.ts';
import type { Reads } from '../../../platform/db/reads.ts';

/** A search, resolved to words of the index. */
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
  /** Words of names, one of which every match has; null when names alone do not decide. */
  names: string[] | null;
}
/** `nobody`: no such word and no similar one exists. */
export type Search = SearchPlan | 'nobody' | 'everybody';
export interface Plans {
  exact: Search;
  /** Absent when it has not been looked up yet. */
  forgiving?: Search;
}

/** Up to this many matches are found by the index and sorted. */
export const fewEnough = 2_000;
const wordLimit = 8;
/** Up to this many words with the same beginning are listed one by one, which is faster than a prefix search. */
const namedWords = 40;

/** The words of the index that one typed word stands for. */
interface Choice {
  words: string[];
  /** The typed text, when every word with this beginning matches and there may be too many to list. */
  beginning?: string;
  uses: { all: number; most: number; named: number };
}

interface Neighbour {
  word: string;
  uses: number;
  named: number;
}

// SQL: the words that begin as typed, and for longer words also those that differ by one or two typos.
const nearTo = (kind: string, typed: string) => `(
    select word, uses, named from search_neighbours(${kind}, ${typed}) where length(${typed}) >= 4
    union
    select word, uses, named from (select word, uses, named from search_word
      where kind = ${kind} and word >= ${typed} and word < ${typed} || chr(1114111) and uses > 0 limit 100) begun
  )`;
const published = (kind: string) => `(select published from provider_count where kind = ${kind})`;
/** SQL: the words with this beginning, and how many providers have them. */
const begunWith = (kind: string, typed: string) => `
  select array_agg(word) as words, coalesce(sum(uses), 0)::integer as all, coalesce(max(uses), 0) as most,
    coalesce(sum(named), 0)::integer as named
  from search_word
  where kind = ${kind} and word >= ${typed} and word < ${typed} || chr(1114111) and uses > 0`;

type WordBeginnings = Choice['uses'] & {
  words: string[] | null;
  near: Neighbour[] | null;
  missing: boolean;
  total: number;
};

/** Finds the words that begin as typed; for a typed word without any, and if typos are allowed, the similar ones. */
export async function planSearch(reads: Reads, kind: Kind, typed: string[], forgiving: boolean): Promise<Plans> {
  const values = [kind, JSON.stringify(typed), namedWords + 1, forgiving];
  const { rows } = await reads.query<WordBeginnings>({ ...beginnings, values });
  return plansOf(typed, rows);
}

function plansOf(typed: string[], rows: WordBeginnings[]): Plans {
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

// the words are one JSON parameter, which the planner cannot inspect, so that it keeps one plan
const beginnings = {
  name: 'search_beginnings',
  text: `with found as materialized (
      select w.n, w.beginning, v.* from json_array_elements_text($2::json) with ordinality w(beginning, n)
      cross join lateral (${begunWith('$1', 'w.beginning')}) v
    ), gaps as (select count(*) > 0 as missing from found where words is null)
    select f.words[1:$3] as words, f.all, f.most, f.named, g.missing, ${published('$1')} as total,
      case when g.missing and (select $4::boolean) then (select json_agg(v) from ${nearTo('$1', 'f.beginning')} v) end as near
    from found f, gaps g order by f.n`,
};

/**
 * SQL for a search of one word, which is in the JSON of `$1`. When few enough providers match (`atOnce`), the same
 * statement finds them with `query`, which saves the most common search a round trip. Otherwise it returns the `plan`,
 * from which `planAsked` continues; the plan has similar words if `$2` is true. All parts read the relation `asked`.
 */
export const oneWord = (kind: Kind) => ({
  asked: `select typed.word, begun.*, words is not null and cardinality(words) <= ${namedWords} and "all" <= ${fewEnough} as at_once
    from json_array_elements_text($1::json) typed(word) cross join lateral (${begunWith(`'${kind}'`, 'typed.word')}) begun`,
  atOnce: '(select at_once from asked)',
  query: `(select array_to_string(words, ' | ') from asked)::tsquery`,
  plan: `(select json_build_object('words', words[1:${namedWords + 1}], 'all', "all", 'most', most, 'named', named,
      'missing', words is null, 'total', ${published(`'${kind}'`)},
      'near', case when words is null and (select $2::boolean) then (select json_agg(v) from ${nearTo(`'${kind}'`, 'asked.word')} v) end)
    from asked where not at_once)`,
});
export const planAsked = (word: string, plan: unknown): Plans => plansOf([word], [plan as WordBeginnings]);

/** Finds words that differ from what was typed by one or two typos. */
export async function planForgivingSearch(reads: Reads, kind: Kind, text: string): Promise<Search> {
  const typed = typedIn(text);
  const { rows } = await reads.query<{ near: Neighbour[] | null; total: number }>({
    ...neighbours,
    values: [kind, JSON.stringify(typed)],
  });
  const near = rows.map((row) => row.near ?? []);
  return forgivingPlan(typed, near, rows[0]?.total ?? 0);
}

const neighbours = {
  name: 'search_neighbours',
  text: `select (select json_agg(v) from ${nearTo('$1', 'w.typed')} v) as near, ${published('$1')} as total
    from json_array_elements_text($2::json) with ordinality w(typed, n) order by w.n`,
};

function forgivingPlan(typed: string[], candidates: Neighbour[][], published: number): Search {
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
