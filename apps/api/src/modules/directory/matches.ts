import { conditions, type Wanted } from './wanted.ts';

/** A statement whose one row has the `ids` of a page in their order and the `total`. */
export interface Matches {
  /** Under which the server keeps its plan; absent where the plan depends on what is asked for. */
  name?: string | undefined;
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

/** All doctors in the order of their next free times; the total as it is kept. */
export const everyoneBySoonest = ({ kind, limit, offset, soonest }: Wanted): Matches => ({
  name: `soonest_${soonest}`,
  text: `select array(
      select p.id from doctor_free f join provider p on p.id = f.doctor_id
      where p.is_published and p.deleted_at is null and $3 < (select published from provider_count where kind = $1)
      order by f.next_${soonest}, f.doctor_id limit $2 offset $3
    ) as ids, (select published from provider_count where kind = $1) as total`,
  values: [kind, limit, offset],
});

/** Of what few have: finds all by the index and puts them in order, the nearer words first. */
export function found(wanted: Wanted): Matches {
  const { kind, limit, offset, search, soonest } = wanted;
  const { name, filters, values } = conditions(wanted, 3);
  const ranked = !soonest && search !== undefined && search.best !== search.query;
  const nearest = ranked ? `(p.words @@ $${values.length + 4}::tsquery)` : 'true';
  const next = soonest ? `(select next_${soonest} from doctor_free where doctor_id = p.id)` : 'null::timestamptz';
  return {
    name: name && `found_${name}${ranked ? '_ranked' : ''}${soonest ? `_${soonest}` : ''}`,
    text: `with hit as materialized (
        select p.id, p.sort_name, ${nearest} as nearest, ${next} as next ${from}${filters})
      select array(select id from hit order by nearest desc, next, ${soonest ? '' : 'sort_name, '}id limit $2 offset $3
        ) as ids, (select count(*)::integer from hit) as total`,
    values: [kind, limit, offset, ...values, ...(ranked ? [search.best] : [])],
  };
}

/** Of what many have who are called so: walks those names in their order until the page is full. The total is known. */
export function called(wanted: Wanted, names: string[], total: number): Matches {
  const { name, filters, values } = conditions(wanted, 5);
  return {
    name: name && `called_${name}`,
    text: `select array(
        select id from json_array_elements_text($5::json) one(word), lateral (
          select n.sort_name, n.id from name_word n join provider p on p.id = n.id
          where n.kind = $1 and n.word = one.word${filters}
          order by n.sort_name, n.id limit $2::integer + $3::integer) some_of
        group by sort_name, id order by sort_name, id limit $2 offset $3
      ) as ids, $4::integer as total`,
    values: [wanted.kind, wanted.limit, wanted.offset, total, JSON.stringify(names), ...values],
  };
}

/** Of what many have: walks all names in their order until the page is full. The total is known. */
export function walked(wanted: Wanted, total: number): Matches {
  const { name, oneByOne, values } = conditions(wanted, 4);
  return {
    name: name && `walked_${name}`,
    text: `select array(
        select p.id from (select p.id, p.sort_name, p.words ${from} ${inOrder} limit ${walkLimit}) p
        where true${oneByOne} ${inOrder} limit $2 offset $3
      ) as ids, $4::integer as total`,
    values: [wanted.kind, wanted.limit, wanted.offset, total, ...values],
  };
}

/** The same in the order of the next free times. */
export function walkedBySoonest(wanted: Wanted, total: number): Matches {
  const { name, oneByOne, values } = conditions(wanted, 4);
  const next = `next_${wanted.soonest}`;
  return {
    name: name && `soonest_${wanted.soonest}_${name}`,
    text: `select array(
        select p.id from (
          select doctor_id, ${next} from doctor_free order by ${next}, doctor_id limit ${walkLimit}) f
          join provider p on p.id = f.doctor_id
        where p.kind = $1 and p.is_published and p.deleted_at is null${oneByOne}
        order by f.${next}, f.doctor_id limit $2 offset $3
      ) as ids, $4::integer as total`,
    values: [wanted.kind, wanted.limit, wanted.offset, total, ...values],
  };
}

/** How many there are, counted no further than is shown. */
export function counting(wanted: Wanted): Matches {
  const { name, filters, values } = conditions(wanted, 1, wanted.search ? '' : ` limit ${4 * countedUpTo}`);
  return {
    name: name && `counting_${name}`,
    text: `select count(*)::integer as total from (select 1 ${from}${filters} limit ${countedUpTo}) counted`,
    values: [wanted.kind, ...values],
  };
}
