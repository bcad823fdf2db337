import type { Kind } from '@ivuriro/contract/endpoint';
import type pg from 'pg';
import { wordsOf } from '../../platform/words.ts';
import { forgiven, slips } from './slips.ts';

/** A search, looked up in the words that find someone. */
export interface SearchPlan {
  /** A condition on provider.words. */
  query: string;
  /** Those who fulfil this one come first: nearer words than the rest. */
  best: string;
  /** At most so many are found, and at least so many. */
  most: number;
  least: number;
  /** Words of names of which everyone who is found has one; null when a name alone does not decide. */
  names: string[] | null;
}
/** `nobody`: there is no such word and none like it. */
export type Search = SearchPlan | 'nobody' | 'everybody';
export interface Plans {
  exact: Search;
  /** Absent where it has not been looked up yet. */
  forgiving?: Search;
}

/** Up to so many are found by the index and put in order. */
export const fewEnough = 2_000;
const wordLimit = 8;
/** So many words that begin alike are named one by one, which the index answers faster than a beginning. */
const namedWords = 40;

/** The words that one typed word stands for. */
interface Choice {
  words: string[];
  /** What was typed, when the words are all that begin so; then they may be too many to be named. */
  beginning?: string;
  uses: { all: number; most: number; named: number };
}

interface Neighbour {
  word: string;
  uses: number;
  named: number;
}

// Words that are a slip or two from what was typed; words that are too short for that still begin as typed.
const nearTo = (kind: string, typed: string) => `(
    select word, uses, named from search_neighbours(${kind}, ${typed}) where length(${typed}) >= 4
    union
    select word, uses, named from (select word, uses, named from search_word
      where kind = ${kind} and word >= ${typed} and word < ${typed} || chr(1114111) and uses > 0 limit 100) begun
  )`;
const published = (kind: string) => `(select published from provider_count where kind = ${kind})`;
/** The words that begin so, and by how many they are had; of none of them the words that are like it. */
const begunWith = (kind: string, typed: string) => `
  select array_agg(word) as words, coalesce(sum(uses), 0)::integer as all, coalesce(max(uses), 0) as most,
    coalesce(sum(named), 0)::integer as named
  from search_word
  where kind = ${kind} and word >= ${typed} and word < ${typed} || chr(1114111) and uses > 0`;

type Begun = Choice['uses'] & { words: string[] | null; near: Neighbour[] | null; missing: boolean; total: number };

/** Finds every word that begins as typed; where there is none for one of them, and slips count, at once those like it. */
export async function planSearch(pool: pg.Pool, kind: Kind, typed: string[], forgiving: boolean): Promise<Plans> {
  const values = [kind, JSON.stringify(typed), namedWords + 1, forgiving];
  const { rows } = await pool.query<Begun>({ ...beginnings, values });
  return plansOf(typed, rows);
}

function plansOf(typed: string[], rows: Begun[]): Plans {
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

// the words as JSON, into which the server does not look: so it keeps its plan
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
 * SQL for one word, in the JSON of `$1` as above: the relation `asked`, whether few enough have it to be found
 * `atOnce` by `query`, and else the `plan` for `planAsked`, with the words like it if `$2` says so. It saves the commonest
 * search a trip.
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
export const planAsked = (word: string, plan: unknown): Plans => plansOf([word], [plan as Begun]);

/** Finds words that are a slip or two from what was typed. */
export async function planForgivingSearch(pool: pg.Pool, kind: Kind, text: string): Promise<Search> {
  const typed = typedIn(text);
  const { rows } = await pool.query<{ near: Neighbour[] | null; total: number }>({
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
    candidates[index]!.map((row) => ({ ...row, slips: slips(one, row.word) })).filter(
      (row) => row.slips <= forgiven(one),
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
  // a word that everybody has says nothing
  const telling = (_: Choice, index: number) => choices[index]!.words.length > 1 || choices[index]!.uses.all < total;
  const all = planFor(choices.filter(telling));
  const best = planFor(nearest.filter(telling));
  if (all.query === '') return 'everybody';
  // what many have is not put in order: then the nearest words alone count
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
// words are letters and figures only, so that nothing in them means something to the query
const conditionOf = ({ words, beginning }: Choice): string =>
  beginning && words.length > namedWords ? `'${beginning}':*` : `(${words.map((word) => `'${word}'`).join(' | ')})`;
