import { usualLengths } from '../../platform/db/page.ts';
import { oneWord } from './search-plan.ts';
import { conditions, type Wanted } from './wanted.ts';

/** A statement whose one row has the `ids` of a page in their order and the `total`. */
export interface Matches {
  /** Under which the server keeps its plan, and we the text: one for each. Absent where the plan depends on what is asked for. */
  name?: string | undefined;
  text: string;
  values: unknown[];
  /** The row has a `plan` as well. */
  planned?: true;
}

/** From so many on, a total is a lower bound: nobody turns a hundred pages, and to count on costs. */
export const countedUpTo = 1_000;
/** A walk ends after so many names; what is rarer than it seemed is then found by the index. */
const walkLimit = 20_000;

// the kind as a word: of a parameter the server would think that it could be any, and plan anew for each call
const from = ({ kind }: Wanted) =>
  `from provider p where p.kind = '${kind}' and p.is_published and p.deleted_at is null`;
const inOrder = 'order by p.sort_name, p.id';

/** The page in figures: with parameters there, the server would make a plan anew for each call, and take it for better. */
const pageOf = ({ limit, offset }: Wanted) => `limit ${limit} offset ${offset}`;
/** First pages are asked for so often that the plan is kept; of the others there are too many, and of other lengths. */
const nameOf = ({ kind, limit, offset }: Wanted, name: string | undefined) =>
  name && offset === 0 && usualLengths.has(limit) ? `${kind}_${name}_${limit}` : undefined;
const published = ({ kind }: Wanted) => `(select published from provider_count where kind = '${kind}')`;

/** All of a kind: the names in their order, and the total as it is kept. */
export const everyone = (wanted: Wanted): Matches => ({
  name: nameOf(wanted, 'everyone'),
  text: `select array(
      select p.id ${from(wanted)} and ${wanted.offset} < ${published(wanted)} ${inOrder} ${pageOf(wanted)}
    ) as ids, ${published(wanted)} as total`,
  values: [],
});

/** All doctors in the order of their next free times; the total as it is kept. */
export const everyoneBySoonest = (wanted: Wanted): Matches => ({
  name: nameOf(wanted, `soonest_${wanted.soonest}`),
  text: `select array(
      select p.id from doctor_free f join provider p on p.id = f.doctor_id
      where p.is_published and p.deleted_at is null and ${wanted.offset} < ${published(wanted)}
      order by f.next_${wanted.soonest}, f.doctor_id ${pageOf(wanted)}
    ) as ids, ${published(wanted)} as total`,
  values: [],
});

/** Of what few have: finds all by the index and puts them in order, the nearer words first. */
export function found(wanted: Wanted): Matches {
  const { search, soonest } = wanted;
  const { filtersName: name, filters, values } = conditions(wanted, 0);
  const ranked = !soonest && search !== undefined && search.best !== search.query;
  const nearest = ranked ? `(p.words @@ $${values.length + 1}::tsquery)` : 'true';
  const next = soonest ? `(select next_${soonest} from doctor_free where doctor_id = p.id)` : 'null::timestamptz';
  return {
    name: nameOf(wanted, name && `found_${name}${ranked ? '_ranked' : ''}${soonest ? `_${soonest}` : ''}`),
    text: `with hit as materialized (
        select p.id, p.sort_name, ${nearest} as nearest, ${next} as next ${from(wanted)}${filters})
      select array(select id from hit order by nearest desc, next, ${soonest ? '' : 'sort_name, '}id ${pageOf(wanted)}
        ) as ids, (select count(*)::integer from hit) as total`,
    values: [...values, ...(ranked ? [search.best] : [])],
  };
}

/** Of one word that few have: looked up and found by the index in one trip; when many have it, the plan instead. */
export function foundAtOnce(wanted: Wanted, word: string, forgiving: boolean): Matches {
  const { asked, atOnce, query, plan } = oneWord(wanted.kind);
  return {
    name: nameOf(wanted, 'at_once'),
    text: `with asked as materialized (${asked}),
      hit as materialized (select p.id, p.sort_name ${from(wanted)} and ${atOnce} and p.words @@ ${query})
      select array(select id from hit order by sort_name, id ${pageOf(wanted)}) as ids,
        (select count(*)::integer from hit) as total, ${plan} as plan`,
    values: [JSON.stringify([word]), forgiving],
    planned: true,
  };
}

/** Of what many have who are called so: walks those names in their order until the page is full. The total is known. */
export function called(wanted: Wanted, names: string[], total: number): Matches {
  const { filtersName: name, filters, values } = conditions(wanted, 2);
  return {
    name: nameOf(wanted, name && `called_${name}`),
    text: `select array(
        select id from json_array_elements_text($2::json) one(word), lateral (
          select n.sort_name, n.id from name_word n join provider p on p.id = n.id
          where n.kind = '${wanted.kind}' and n.word = one.word${filters}
          order by n.sort_name, n.id limit ${wanted.limit + wanted.offset}) some_of
        group by sort_name, id order by sort_name, id ${pageOf(wanted)}
      ) as ids, $1::integer as total`,
    values: [total, JSON.stringify(names), ...values],
  };
}

/** Of what many have: walks all names in their order until the page is full. The total is known. */
export function walked(wanted: Wanted, total: number): Matches {
  const { oneByOneName: name, oneByOne, values } = conditions(wanted, 1);
  return {
    name: nameOf(wanted, `walked_${name}`),
    text: `select array(
        select p.id from (select p.id, p.sort_name, p.words ${from(wanted)} ${inOrder} limit ${walkLimit}) p
        where true${oneByOne} ${inOrder} ${pageOf(wanted)}
      ) as ids, $1::integer as total`,
    values: [total, ...values],
  };
}

/** The same in the order of the next free times. */
export function walkedBySoonest(wanted: Wanted, total: number): Matches {
  const { oneByOneName: name, oneByOne, values } = conditions(wanted, 1);
  const next = `next_${wanted.soonest}`;
  return {
    name: nameOf(wanted, `soonest_${wanted.soonest}_${name}`),
    text: `select array(
        select p.id from (
          select doctor_id, ${next} from doctor_free order by ${next}, doctor_id limit ${walkLimit}) f
          join provider p on p.id = f.doctor_id
        where p.kind = '${wanted.kind}' and p.is_published and p.deleted_at is null${oneByOne}
        order by f.${next}, f.doctor_id ${pageOf(wanted)}
      ) as ids, $1::integer as total`,
    values: [total, ...values],
  };
}

/** How many there are, counted no further than is shown. */
export function counting(wanted: Wanted): Matches {
  const enough = wanted.search ? '' : ` limit ${4 * countedUpTo}`;
  const { filtersName: name, filters, values } = conditions(wanted, 0, enough);
  return {
    name: name && `${wanted.kind}_counting_${name}`,
    text: `select count(*)::integer as total from (select 1 ${from(wanted)}${filters} limit ${countedUpTo}) counted`,
    values,
  };
}
