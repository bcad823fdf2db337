import type { DoctorCard } from '@ivuriro/contract/shapes';
import type { Kind } from '@ivuriro/contract/endpoint';
import { dayOf } from '../../../platform/clock.ts';
import { firstPicture } from '../../files/index.ts';
import type { DirectoryFilter } from './directory-filter.ts';
import type { Matches } from './matches.queries.ts';
import type { HourRow } from '../../providers/index.ts';
import type { Reads } from '../../../platform/db/reads.ts';

export interface RatingColumns {
  overall: number;
  waiting_time: number;
  customer_care: number;
  communication: number;
  recommend: number;
  reviews: number;
}

interface CardColumns extends RatingColumns {
  id: string;
  kind: Kind;
  name: string;
  user_code: string;
  picture: { id: string; filename: string } | null;
}

/** A published hospital at which a doctor works. */
export interface WorkPlace {
  id: string;
  name: string;
  /** The name of the district. */
  district: string | null;
  sector_code: number | null;
  district_code: number | null;
}

export interface DoctorRow extends CardColumns {
  gender: string | null;
  verified: boolean;
  language_spoken: unknown;
  consultation_fee: number | null;
  specialities: DoctorCard['doctorSpecialties'];
  hospitals: WorkPlace[];
}

export interface PlaceRow extends CardColumns {
  type: string | null;
  address: string | null;
  sector: string | null;
  sector_code: number | null;
  district: string | null;
  latitude: number | null;
  longitude: number | null;
  approximate: boolean;
  hours: HourRow[];
}

const common = `p.id, p.kind, p.name, p.user_code,
  ${firstPicture('p.kind', 'p.id')} as picture,
  coalesce(r.overall, 0) as overall,
  coalesce(r.waiting_time, 0) as waiting_time, coalesce(r.customer_care, 0) as customer_care,
  coalesce(r.communication, 0) as communication, coalesce(r.recommend, 0) as recommend, coalesce(r.total, 0) as reviews`;
const tables = 'provider p left join provider_rating r on r.provider_id = p.id';

export const specialities = `coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name)
      from provider_speciality ps join speciality_name s on s.id = ps.speciality_id
      where ps.provider_id = p.id), '[]')`;

// here and below, `offset 0` makes PostgreSQL look rows up by id one by one; without it, PostgreSQL would join whole
// tables even for one row
export const doctorCards = (today: string) => `select ${common}, d.gender, d.language_spoken, d.consultation_fee,
    d.verified and (d.licence_expires_on is null or d.licence_expires_on >= ${today}::date) as verified,
    ${specialities} as specialities,
    coalesce((select json_agg(json_build_object('id', h.id, 'name', h.name, 'district', v.name,
          'sector_code', l.sector_code, 'district_code', v.code) order by h.sort_name, h.id)
      from team_member t, lateral (select id, name, sort_name from provider
          where id = t.provider_id and is_published and deleted_at is null offset 0) h
        join place l on l.id = h.id
        left join division_name v on v.code = coalesce(l.district_code, l.sector_code / 100)
      where t.doctor_id = p.id and t.place_kind = 'hospital'), '[]') as hospitals
  from ${tables} join doctor d on d.id = p.id`;

export const placeCards = `select ${common}, l.type, l.address, l.sector_code, s.name as sector, d.name as district,
    l.at[1] as latitude, l.at[0] as longitude, l.latitude is null as approximate,
    coalesce((select json_agg(json_build_object('id', w.id, 'day', w.day, 'is_closed', w.is_closed,
        'is_24_hours', w.is_24_hours, 'opens_at', w.opens_at, 'closes_at', w.closes_at))
      from working_hour w where w.provider_id = p.id), '[]') as hours
  from ${tables} join place l on l.id = p.id left join division_name s on s.code = l.sector_code
    left join division_name d on d.code = coalesce(l.district_code, l.sector_code / 100)`;

const inOrder = (cards: string, ids: string) =>
  `select card.* from ${ids} with ordinality wanted(id, n), lateral (${cards} where p.id = wanted.id::uuid offset 0) card
  order by wanted.n`;
// the ids are one JSON parameter, because the planner does not know its length and so keeps one plan for lists of every
// length
const idsOfPage = 'json_array_elements_text($1::json)';
const doctorsInOrder = { name: 'doctor_cards', text: inOrder(doctorCards('$2'), idsOfPage) };
const placesInOrder = { name: 'place_cards', text: inOrder(placeCards, idsOfPage) };

/** The cards of these doctors, published or not, in the order of the ids. */
export async function doctorCardRows(reads: Reads, ids: string[], now: Date): Promise<DoctorRow[]> {
  if (ids.length === 0) return [];
  return (await reads.query<DoctorRow>({ ...doctorsInOrder, values: [JSON.stringify(ids), dayOf(now)] })).rows;
}

export async function placeCardRows(reads: Reads, ids: string[]): Promise<PlaceRow[]> {
  if (ids.length === 0) return [];
  return (await reads.query<PlaceRow>({ ...placesInOrder, values: [JSON.stringify(ids)] })).rows;
}

/** The result of a statement that finds providers: their total, and the rows for the cards of one page, in order. */
export interface CardPage<Row> {
  total: number;
  rows: Row[];
  /**
   * The search plan for the next statement; set when this one only looked a word up, which is too common or unknown.
   */
  plan?: unknown;
}

/**
 * A page of results. `filter` found them; it is null when nobody can match, and for a plain search of one word.
 */
export type FilteredMatches<Row> = CardPage<Row> & { filter: DirectoryFilter | null };

interface Cards<Row> {
  /**
   * SQL that reads a card and is added to the statement that finds the ids. `told` are the values of its parameters.
   */
  beside: string;
  told: unknown[];
  ofIds: (ids: string[]) => Promise<Row[]>;
}

/**
 * The text of each named statement, kept because building and parsing thousands of characters for each request takes
 * time.
 */
const kept = new Map<string, string>();

/**
 * Finds providers and reads their cards. If the statement that finds them is prepared (has a `name`), the same
 * statement reads the cards too, in one round trip. If not, a second, prepared statement reads the cards by id, because
 * planning the columns of the cards for each request would take longer than a second round trip.
 */
async function matched<Row extends { id: string }>(
  reads: Reads,
  { name, text: finding, values, planned }: Matches,
  { beside, told, ofIds }: Cards<Row>,
): Promise<CardPage<Row>> {
  if (!name) {
    const found = await reads.query<{ ids: string[]; total: number; plan?: unknown }>({ text: finding, values });
    const { ids, ...more } = found.rows[0]!;
    return { ...more, rows: await ofIds(ids) };
  }
  const text =
    kept.get(name) ??
    `with found as materialized (${finding})
  select found.total, ${planned ? 'found.plan, ' : ''}c.*
  from found left join lateral (${inOrder(beside, 'unnest(found.ids)')}) c on true`;
  kept.set(name, text);
  const { rows } = await reads.query<Row & { total: number; plan?: unknown }>({
    name,
    text,
    values: [...values, ...told],
  });
  const { total, plan } = rows[0]!;
  return { total, rows: rows.filter(({ id }) => id !== null), plan };
}

export const matchedDoctors = (reads: Reads, matches: Matches, now: Date): Promise<CardPage<DoctorRow>> =>
  matched(reads, matches, {
    beside: doctorCards(`$${matches.values.length + 1}`),
    told: [dayOf(now)],
    ofIds: (ids) => doctorCardRows(reads, ids, now),
  });

export const matchedPlaces = (reads: Reads, matches: Matches): Promise<CardPage<PlaceRow>> =>
  matched(reads, matches, { beside: placeCards, told: [], ofIds: (ids) => placeCardRows(reads, ids) });
