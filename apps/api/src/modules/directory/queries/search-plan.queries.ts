import type { Kind } from '@ivuriro/contract/endpoint';
import type { Reads } from '../../../platform/db/reads.ts';
import {
  fewEnough,
  forgivingPlan,
  lookedUp,
  namedWords,
  type Neighbour,
  type Plans,
  plansOf,
  type Search,
  type WordBeginnings,
  wordParts,
} from '../domain/search-plan.ts';
import type { Part } from '../domain/search-parts.ts';
import { wordsOf } from '../../../platform/words.ts';

// SQL: the words of the index that begin with the typed word and, from four letters on, those with one or two typos.
const nearTo = (kind: string, typed: string) => `(
    select word, uses, named from search_neighbours(${kind}, ${typed}) where length(${typed}) >= 4
    union
    select word, uses, named from (select word, uses, named from search_word
      where kind = ${kind} and word >= ${typed} and word < ${typed} || chr(1114111) and uses > 0 limit 100) begun
  )`;
const isMark = (word: string) => `starts_with(${word}, 'đ')`;
const published = (kind: string) => `(select published from provider_count where kind = ${kind})`;
/** SQL: the words of the index with this beginning, and how many providers have them. */
const begunWith = (kind: string, typed: string) => `
  select array_agg(word) as words, coalesce(sum(uses), 0)::integer as all, coalesce(max(uses), 0) as most,
    coalesce(sum(named), 0)::integer as named
  from search_word
  where kind = ${kind} and word >= ${typed} and word < ${typed} || chr(1114111) and uses > 0`;

/**
 * Plans a search: looks up the marks of its conditions, and for each typed word the words of the index that begin with
 * it. If `forgiving` is true and the index has no such word for one of them, also looks up similar words.
 */
export async function planSearch(reads: Reads, kind: Kind, parts: Part[], forgiving: boolean): Promise<Plans> {
  const values = [kind, JSON.stringify(lookedUp(parts)), namedWords + 1, forgiving];
  const { rows } = await reads.query<WordBeginnings>({ ...beginnings, values });
  return plansOf(parts, rows);
}

// the words are one JSON parameter, because the planner cannot look into it and so keeps one plan
const beginnings = {
  name: 'search_beginnings',
  text: `with found as materialized (
      select w.n, w.beginning, v.* from json_array_elements_text($2::json) with ordinality w(beginning, n)
      cross join lateral (${begunWith('$1', 'w.beginning')}) v
    ), gaps as (select count(*) > 0 as missing from found where words is null and not ${isMark('beginning')})
    select f.words[1:$3] as words, f.all, f.most, f.named, g.missing, ${published('$1')} as total,
      case when g.missing and (select $4::boolean) and not ${isMark('f.beginning')} then (select json_agg(v) from ${nearTo('$1', 'f.beginning')} v) end as near
    from found f, gaps g order by f.n`,
};

/**
 * SQL for a search of one word, which is the JSON parameter `$1`. If few enough providers match (`atOnce`), the same
 * statement finds them with `query`, which saves the most common search a round trip. If not, it returns the `plan`,
 * from which `planAsked` continues. The plan contains similar words if `$2` is true. All these parts of SQL read the
 * relation `asked`.
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

const wordLimit = 8;
/** Plans a search that allows for one or two typos in each word. */
export async function planForgivingSearch(reads: Reads, kind: Kind, text: string): Promise<Search> {
  const typed = wordsOf(text).slice(0, wordLimit);
  const { rows } = await reads.query<{ near: Neighbour[] | null; total: number }>({
    ...neighbours,
    values: [kind, JSON.stringify(typed)],
  });
  const near = new Map(typed.map((word, index) => [word, rows[index]!.near ?? []]));
  return forgivingPlan(wordParts(typed), (word) => near.get(word)!, rows[0]?.total ?? 0);
}

const neighbours = {
  name: 'search_neighbours',
  text: `select (select json_agg(v) from ${nearTo('$1', 'w.typed')} v) as near, ${published('$1')} as total
    from json_array_elements_text($2::json) with ordinality w(typed, n) order by w.n`,
};
