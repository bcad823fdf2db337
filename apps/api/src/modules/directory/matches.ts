import type { Kind } from '@ivuriro/contract/endpoint';
import type { SearchPlan } from './search-plan.ts';

/** Which published providers of a kind a list shows, and which of its pages. */
export interface Wanted {
  kind: Kind;
  search?: SearchPlan | undefined;
  specialityId?: string | undefined;
  sectorCodes?: number[] | undefined;
  limit: number;
  offset: number;
}

/** A statement whose one row has the `ids` of a page in their order and the `total`. */
export interface Matches {
  name: string;
  text: string;
  values: unknown[];
}

/** From so many on, a total is a lower bound: nobody turns a hundred pages, and to count on costs. */
export const countedUpTo = 1_000;
/** A walk ends after so many names; what is rarer than it seemed is then found by the index. */
const walkLimit = 20_000;

const from = 'from provider p where p.kind = $1 and p.is_published and p.deleted_at is null';
const inOrder = 'order by p.sort_name, p.id';

/** All of a kind: the names in their order, and the total as it is kept. */
export const everyone = ({ kind, limit, offset }: Wanted): Matches => ({
  name: 'everyone',
  text: `select array(
      select p.id ${from} and $3 < (select published from provider_count where kind = $1) ${inOrder} limit $2 offset $3
    ) as ids, (select published from provider_count where kind = $1) as total`,
  values: [kind, limit, offset],
});

/** Of what few have: finds all by the index and puts them in order, the nearer words first. */
export function found(wanted: Wanted): Matches {
  const { kind, limit, offset, search } = wanted;
  const { name, filters, values } = conditions(wanted, 3);
  const ranked = search !== undefined && search.best !== search.query;
  const nearest = ranked ? `(p.words @@ $${values.length + 4}::tsquery)` : 'true';
  return {
    name: `found_${name}${ranked ? '_ranked' : ''}`,
    text: `with hit as materialized (select p.id, p.sort_name, ${nearest} as nearest ${from}${filters})
      select array(select id from hit order by nearest desc, sort_name, id limit $2 offset $3) as ids,
        (select count(*)::integer from hit) as total`,
    values: [kind, limit, offset, ...values, ...(ranked ? [search.best] : [])],
  };
}

/** Of what many have who are called so: walks those names in their order until the page is full. The total is known. */
export function called(wanted: Wanted, names: string[], total: number): Matches {
  const { name, filters, values } = conditions(wanted, 5);
  return {
    name: `called_${name}`,
    text: `select array(
        select id from unnest($5::text[]) one(word), lateral (
          select n.sort_name, n.id from name_word n join provider p on p.id = n.id
          where n.kind = $1 and n.word = one.word${filters}
          order by n.sort_name, n.id limit $2::integer + $3::integer) some_of
        group by sort_name, id order by sort_name, id limit $2 offset $3
      ) as ids, $4::integer as total`,
    values: [wanted.kind, wanted.limit, wanted.offset, total, names, ...values],
  };
}

/** Of what many have: walks all names in their order until the page is full. The total is known. */
export function walked(wanted: Wanted, total: number): Matches {
  const { name, filters, values } = conditions(wanted, 4);
  return {
    name: `walked_${name}`,
    text: `select array(
        select p.id from (select p.id, p.sort_name, p.words ${from} ${inOrder} limit ${walkLimit}) p
        where true${filters} ${inOrder} limit $2 offset $3
      ) as ids, $4::integer as total`,
    values: [wanted.kind, wanted.limit, wanted.offset, total, ...values],
  };
}

/** How many there are, counted no further than is shown. */
export function counting(wanted: Wanted): Matches {
  const { name, filters, values } = conditions(wanted, 1, wanted.search ? '' : ` limit ${4 * countedUpTo}`);
  return {
    name: `counting_${name}`,
    text: `select count(*)::integer as total from (select 1 ${from}${filters} limit ${countedUpTo}) counted`,
    values: [wanted.kind, ...values],
  };
}

/** `enough` stops the reading of a speciality that very many have; if it hides too many, they are counted one by one. */
function conditions({ search, specialityId, sectorCodes }: Wanted, before: number, enough = '') {
  const given: [name: string, value: unknown, condition: (value: string) => string][] = [
    ['words', search?.query, (value) => `p.words @@ ${value}::tsquery`],
    [
      'speciality',
      specialityId,
      (value) =>
        `p.id in (select provider_id from provider_speciality
          where speciality_id = ${value} and provider_kind = $1${enough})`,
    ],
    ['sector', sectorCodes, (value) => `p.id in (select id from place where sector_code = any(${value}::bigint[]))`],
  ];
  const used = given.filter(([, value]) => value !== undefined);
  return {
    name: used.map(([name]) => name).join('_'),
    filters: used.map(([, , condition], index) => ` and ${condition(`$${before + index + 1}`)}`).join(''),
    values: used.map(([, value]) => value),
  };
}
