import type { Kind } from '@ivuriro/contract/endpoint';
import type { Point } from '../../../platform/map-point.ts';
import type { PlaceKind } from '../../providers/index.ts';

/**
 * The orders of a list other than A–Z. `soonest` is the order by the next free slot of a doctor, of one type or of any.
 * With `marks` it is the first free slot of one of these marks (`freeSlotMark`), which restrict it to some days or
 * districts.
 */
export type Order =
  | { by: 'soonest'; type: 'any' | 'online' | 'physical'; marks?: string[] | undefined }
  | { by: 'rating' }
  | { by: 'price' }
  | { by: 'distance'; from: Point };

export type OrderBy<By extends Order['by']> = Extract<Order, { by: By }>;

/** Returns the order in which an index can be read: for `soonest` that of the next free slot of any day and place. */
export const indexed = (order: Order): Order => (order.by === 'soonest' ? { ...order, marks: undefined } : order);

interface OrderSql {
  /** The name of the order, which is part of the names of prepared statements. */
  name: string;
  /**
   * The value of the order's parameter, if it has one: the point from which distances are measured, or marks of slots.
   */
  value?: string | string[];
  /**
   * SQL: the rank of the provider `p`. The lowest rank comes first unless `desc`; providers without a rank come last.
   */
  rank: (value: string) => string;
  desc?: true;
  /** SQL that reads the `id` and the `rank` of the first providers in this order from an index. */
  first: (rows: FirstRows, value: string) => string;
}

/** Which rows an order reads from its index. */
interface FirstRows {
  /** The largest number of rows that are read. */
  most: number;
  /** The number of matches up to the end of the page. */
  needed: number;
  /** SQL: whether the provider `p` matches. */
  matches: string;
}

/** The number of nearest hospitals whose doctors are read. Their doctors fill every page that people open. */
const hospitalsRead = 50;

/** The SQL of each order for a kind of provider. */
export function sqlOf(kind: Kind, order: Order): OrderSql {
  switch (order.by) {
    case 'soonest':
      return {
        name: order.marks ? 'first' : `soonest_${order.type}`,
        ...(order.marks ? { value: order.marks } : {}),
        rank: (value) =>
          order.marks ? firstSlotOf(value) : `(select next_${order.type} from doctor_free where doctor_id = p.id)`,
        first: ({ most }) => `select doctor_id as id, next_${order.type} as rank
          from doctor_free order by next_${order.type}, doctor_id limit ${most}`,
      };
    case 'price':
      return {
        name: 'price',
        rank: () => '(select consultation_fee from doctor where id = p.id)',
        first: ({ most }) =>
          `select id, consultation_fee as rank from doctor order by consultation_fee, id limit ${most}`,
      };
    case 'rating':
      return {
        name: 'rating',
        rank: () => 'coalesce((select score from provider_rating where provider_id = p.id), 0)',
        desc: true,
        first: ({ most }) =>
          kind === 'doctor'
            ? `select provider_id as id, score as rank from provider_rating
                order by score desc, provider_id limit ${most}`
            : `select l.id, coalesce(r.score, 0) as rank from place l
                left join provider_rating r on r.provider_id = l.id where l.kind = '${kind}'
                order by rank desc, l.id limit ${most}`,
      };
    case 'distance':
      return {
        name: 'distance',
        value: `(${order.from.longitude},${order.from.latitude})`,
        rank: (value) => distance(kind, value),
        first: (rows, value) =>
          kind === 'doctor' ? nearestDoctors(rows, value) : nearestPlaces(kind, rows.most, value),
      };
  }
}

const nearestPlaces = (kind: PlaceKind, many: number, value: string) =>
  `select id, at <-> ${value}::point as rank from place where kind = '${kind}'
    order by at <-> ${value}::point limit ${many}`;

/**
 * SQL: the matching doctors of the nearest hospitals. Of each hospital only the doctors with the smallest ids are read,
 * as many as the page needs. Doctors of one hospital with smaller ids come earlier in the list too, because they are at
 * the same distance, or nearer by another hospital.
 */
const nearestDoctors = ({ needed, matches }: FirstRows, value: string) => `select own.id, min(near.rank) as rank
  from (${nearestPlaces('hospital', hospitalsRead, value)}) near
  join provider h on h.id = near.id and h.is_published and h.deleted_at is null
  cross join lateral (select p.id from team_member t join provider p on p.id = t.doctor_id
    where t.provider_id = near.id and ${matches} order by p.id limit ${needed}) own
  group by own.id`;

/**
 * SQL: the distance of the provider `p` from the point, in degrees. For a doctor it is that of their nearest hospital.
 */
const distance = (kind: Kind, value: string): string =>
  kind === 'doctor'
    ? `(select min(l.at <-> ${value}::point) from team_member t
        join provider h on h.id = t.provider_id and h.is_published and h.deleted_at is null
        join place l on l.id = h.id where t.doctor_id = p.id and t.place_kind = 'hospital')`
    : `(select at <-> ${value}::point from place where id = p.id)`;

/** SQL: when the first free slot of one of these marks begins. */
const firstSlotOf = (marks: string): string => `(select min(first)
    from doctor_finding d join doctor_free n on n.doctor_id = d.doctor_id, unnest(d.days, n.firsts) slot (mark, first)
    where d.doctor_id = p.id and mark = any(${marks}::text[]))`;
