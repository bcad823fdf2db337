import { usualLengths } from '../../../platform/db/page.ts';
import { oneWord } from './search-plan.queries.ts';
import { conditions, type DirectoryFilter } from './directory-filter.ts';
import { indexed, type Order, sqlOf } from './orders.ts';

/** A statement that returns one row with the `ids` of a page, in their order, and the `total`. */
export interface Matches {
  /**
   * The name of the prepared statement. Absent when it is not prepared, because its best plan depends on the values.
   */
  name?: string | undefined;
  text: string;
  values: unknown[];
  /** Whether the row also has a search plan (`plan`). */
  planned?: true;
}

/**
 * Matches are counted only up to this number, and a total of this size is a lower bound: nobody turns a hundred pages,
 * and counting further takes time.
 */
export const countedUpTo = 1_000;
/**
 * The largest number of providers that are read in the order of a list. When they do not fill the page, the matches are
 * rarer than estimated and are found by the index instead.
 */
const walkLimit = 20_000;

// the kind is a literal, because the planner does not know the value of a parameter and would plan anew for each call
const shown = ({ kind }: DirectoryFilter) => `p.kind = '${kind}' and p.is_published and p.deleted_at is null`;
const from = (filter: DirectoryFilter) => `from provider p where ${shown(filter)}`;
const inOrder = 'order by p.sort_name, p.id';

/** LIMIT and OFFSET are literals, because with parameters the planner would prefer a new plan for each call. */
const pageOf = ({ limit, offset }: DirectoryFilter) => `limit ${limit} offset ${offset}`;
/**
 * The name under which a statement is prepared. Only the first pages of the usual lengths are prepared, because they
 * are requested often. Preparing all pages would give too many statements.
 */
const nameOf = ({ kind, limit, offset }: DirectoryFilter, name: string | undefined) =>
  name && offset === 0 && usualLengths.has(limit) ? `${kind}_${name}_${limit}` : undefined;
const published = ({ kind }: DirectoryFilter) => `(select published from provider_count where kind = '${kind}')`;

/** All providers of a kind, A–Z, with the stored total. */
export const everyone = (filter: DirectoryFilter): Matches => ({
  name: nameOf(filter, 'everyone'),
  text: `select array(
      select p.id ${from(filter)} and ${filter.offset} < ${published(filter)} ${inOrder} ${pageOf(filter)}
    ) as ids, ${published(filter)} as total`,
  values: [],
});

/**
 * Which rows an order must read for a page. `conditions` are the filters of the list, as SQL that begins with "and".
 */
const rowsOf = (filter: DirectoryFilter, conditions = '') => ({
  most: walkLimit,
  needed: filter.offset + filter.limit,
  matches: shown(filter) + conditions,
});

/** All providers of a kind in an order, with the stored total. Reads providers in this order until the page is full. */
export function everyoneInOrder(filter: DirectoryFilter, order: Order): Matches {
  const { name, value, first, desc } = sqlOf(filter.kind, indexed(order));
  return {
    name: nameOf(filter, `everyone_${name}`),
    text: `select array(
        select p.id from (${first(rowsOf(filter), '$1')}) f join provider p on p.id = f.id
        where ${shown(filter)} and ${filter.offset} < ${published(filter)}
        order by f.rank${desc ? ' desc' : ''}, f.id ${pageOf(filter)}
      ) as ids, ${published(filter)} as total`,
    values: value === undefined ? [] : [value],
  };
}

/**
 * For rare matches: finds all of them by the index and sorts them. Matches of the stricter condition (`best`) come
 * first.
 */
export function found(filter: DirectoryFilter): Matches {
  const { kind, search, order, meant } = filter;
  const { filtersName: name, filters, values } = conditions(filter, 0);
  const ranked = (!order || meant) && search !== undefined && search.best !== search.query;
  const nearest = ranked ? `(p.words @@ $${values.length + 1}::tsquery)` : 'true';
  const by = order && sqlOf(kind, order);
  const called = meant && !order ? meant : [];
  const rank = `rank${by?.desc ? ' desc' : ''}`;
  const sorted = meant
    ? ['nearest desc', rank, 'called desc', 'rating desc', 'sort_name', 'id']
    : ['nearest desc', rank, ...(order ? [] : ['sort_name']), 'id'];
  const more = [
    ...(ranked ? [search.best] : []),
    ...(called.length > 0 ? [called] : []),
    ...(by?.value === undefined ? [] : [by.value]),
  ];
  const named = called.length > 0 ? `_called` : '';
  return {
    name: nameOf(
      filter,
      name && `found_${name}${ranked ? '_ranked' : ''}${by ? `_${by.name}` : ''}${meant ? '_meant' : ''}${named}`,
    ),
    text: `with hit as materialized (
        select p.id, p.sort_name, ${nearest} as nearest, ${by ? by.rank(`$${values.length + more.length}`) : 'null'} as rank
          ${meant ? `, ${ratingOf} as rating, ${called.length > 0 ? calledBy(`$${values.length + more.length}`) : 0} as called` : ''}
        ${from(filter)}${filters})
      select array(select id from hit order by ${sorted.join(', ')} ${pageOf(filter)}
        ) as ids, (select count(*)::integer from hit) as total`,
    values: [...values, ...more],
  };
}

const ratingOf = '(select coalesce(max(overall), 0) from provider_rating where provider_id = p.id)';
/** SQL: how many of the words occur in the name of the provider `p`. */
const calledBy = (words: string) =>
  `(select count(*) from unnest(${words}::text[]) word where p.sort_name ~ ('\\m' || word))`;

/**
 * For a search of one word: looks up the word and, if few providers have it, finds the matches by the index in the same
 * round trip. When the word is common or unknown, returns the search plan instead.
 */
export function foundAtOnce(filter: DirectoryFilter, word: string, forgiving: boolean): Matches {
  const { asked, atOnce, query, plan } = oneWord(filter.kind);
  return {
    name: nameOf(filter, 'at_once'),
    text: `with asked as materialized (${asked}),
      hit as materialized (select p.id, p.sort_name ${from(filter)} and ${atOnce} and p.words @@ ${query})
      select array(select id from hit order by sort_name, id ${pageOf(filter)}) as ids,
        (select count(*)::integer from hit) as total, ${plan} as plan`,
    values: [JSON.stringify([word]), forgiving],
    planned: true,
  };
}

/** For common words of names: reads the providers with these names A–Z until the page is full. The total is known. */
export function called(filter: DirectoryFilter, names: string[], total: number): Matches {
  const { filtersName: name, filters, values } = conditions(filter, 2);
  return {
    name: nameOf(filter, name && `called_${name}`),
    text: `select array(
        select id from json_array_elements_text($2::json) one(word), lateral (
          select n.sort_name, n.id from name_word n join provider p on p.id = n.id
          where n.kind = '${filter.kind}' and n.word = one.word${filters}
          order by n.sort_name, n.id limit ${filter.limit + filter.offset}) some_of
        group by sort_name, id order by sort_name, id ${pageOf(filter)}
      ) as ids, $1::integer as total`,
    values: [total, JSON.stringify(names), ...values],
  };
}

/** For common matches: reads providers A–Z and tests each, until the page is full. The total is known. */
export function walked(filter: DirectoryFilter, total: number): Matches {
  const { oneByOneName: name, oneByOne, values } = conditions(filter, 1);
  return {
    name: nameOf(filter, `walked_${name}`),
    text: `select array(
        select p.id from (select p.id, p.sort_name, p.words ${from(filter)} ${inOrder} limit ${walkLimit}) p
        where true${oneByOne} ${inOrder} ${pageOf(filter)}
      ) as ids, $1::integer as total`,
    values: [total, ...values],
  };
}

/** For common matches: reads providers in an order and tests each, until the page is full. The total is known. */
export function walkedInOrder(filter: DirectoryFilter, order: Order, total: number): Matches {
  const { oneByOneName: name, oneByOne, values } = conditions(filter, 1);
  const { name: ordered, value, first, desc } = sqlOf(filter.kind, indexed(order));
  return {
    name: nameOf(filter, `${ordered}_${name}${filter.meant ? '_meant' : ''}`),
    text: `select array(
        select p.id from (${first(rowsOf(filter, oneByOne), `$${values.length + 2}`)}) f join provider p on p.id = f.id
        where ${shown(filter)}${oneByOne}
        order by f.rank${desc ? ' desc' : ''}, ${filter.meant ? `${ratingOf} desc, ` : ''}f.id ${pageOf(filter)}
      ) as ids, $1::integer as total`,
    values: [total, ...values, ...(value === undefined ? [] : [value])],
  };
}

/** The number of matches, counted only up to `countedUpTo`. */
export function counting(filter: DirectoryFilter): Matches {
  const enough = filter.search ? '' : ` limit ${4 * countedUpTo}`;
  const { filtersName: name, filters, values } = conditions(filter, 0, enough);
  return {
    name: name && `${filter.kind}_counting_${name}`,
    text: `select count(*)::integer as total from (select 1 ${from(filter)}${filters} limit ${countedUpTo}) counted`,
    values,
  };
}
