import type { DoctorCard } from '@ivuriro/contract/shapes';
import type { Kind } from '@ivuriro/contract/endpoint';
import type pg from 'pg';
import { dayOf } from '../../platform/clock.ts';
import { firstPicture } from '../files/index.ts';
import type { Matches } from './matches.ts';
import type { HourRow } from './open-now.ts';

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
export interface DoctorRow extends CardColumns {
  gender: string | null;
  verified: boolean;
  language_spoken: unknown;
  consultation_fee: number | null;
  specialities: DoctorCard['doctorSpecialties'];
  hospitals: DoctorCard['hospitalAffiliations'];
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

export const doctorCards = (today: string) => `select ${common}, d.gender, d.language_spoken, d.consultation_fee,
    d.verified and (d.licence_expires_on is null or d.licence_expires_on >= ${today}::date) as verified,
    coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name)
      from provider_speciality ps join speciality_name s on s.id = ps.speciality_id
      where ps.provider_id = p.id), '[]') as specialities,
    coalesce((select json_agg(json_build_object('id', h.id, 'name', h.name, 'district', v.name) order by h.sort_name, h.id)
      from team_member t join provider h on h.id = t.provider_id join place l on l.id = h.id
        left join division_name v on v.code = coalesce(l.district_code, l.sector_code / 100)
      where t.doctor_id = p.id and t.place_kind = 'hospital' and h.is_published and h.deleted_at is null), '[]') as hospitals
  from ${tables} join doctor d on d.id = p.id`;

export const placeCards = `select ${common}, l.type, l.address, l.sector_code, s.name as sector, d.name as district,
    coalesce(l.latitude, s.latitude, d.latitude) as latitude, coalesce(l.longitude, s.longitude, d.longitude) as longitude,
    l.latitude is null as approximate,
    coalesce((select json_agg(json_build_object('id', w.id, 'day', w.day, 'is_closed', w.is_closed,
        'is_24_hours', w.is_24_hours, 'opens_at', w.opens_at, 'closes_at', w.closes_at))
      from working_hour w where w.provider_id = p.id), '[]') as hours
  from ${tables} join place l on l.id = p.id left join division_name s on s.code = l.sector_code
    left join division_name d on d.code = coalesce(l.district_code, l.sector_code / 100)`;

// as JSON, whose length the server does not look at: so it keeps one plan for lists of every length
const wanted = 'json_array_elements_text($1::json) with ordinality wanted(id, n)';

/** The cards of these doctors, published or not, in the order of the ids. */
export async function doctorCardRows(pool: pg.Pool, ids: string[], now: Date): Promise<DoctorRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<DoctorRow>({
    name: 'doctor_cards',
    text: `${doctorCards('$2')} join ${wanted} on p.id = wanted.id::uuid order by wanted.n`,
    values: [JSON.stringify(ids), dayOf(now)],
  });
  return rows;
}

export async function placeCardRows(pool: pg.Pool, ids: string[]): Promise<PlaceRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<PlaceRow>({
    name: 'place_cards',
    text: `${placeCards} join ${wanted} on p.id = wanted.id::uuid order by wanted.n`,
    values: [JSON.stringify(ids)],
  });
  return rows;
}

/** Whom a statement found: how many there are, and the cards of the page in its order. */
export interface Matched<Row> {
  total: number;
  rows: Row[];
  /** Why nobody was: how the word has to be looked for. */
  plan?: unknown;
}

// one trip for both: who was found, and what is shown of him
const cardsOf = ({ text, planned }: Matches, cards: string) => `with found as materialized (${text})
  select found.total, ${planned ? 'found.plan, ' : ''}c.* from found left join lateral (
    ${cards} join unnest(found.ids) with ordinality wanted(id, n) on p.id = wanted.id order by wanted.n) c on true`;

async function matched<Row extends { id: string }>(
  pool: pg.Pool,
  matches: Matches,
  cards: string,
  more: unknown[] = [],
): Promise<Matched<Row>> {
  const { rows } = await pool.query<Row & { total: number; plan?: unknown }>({
    name: matches.name,
    text: cardsOf(matches, cards),
    values: [...matches.values, ...more],
  });
  const { total, plan } = rows[0]!;
  return { total, rows: rows.filter(({ id }) => id !== null), plan };
}

export const matchedDoctors = (pool: pg.Pool, matches: Matches, now: Date): Promise<Matched<DoctorRow>> =>
  matched(pool, matches, doctorCards(`$${matches.values.length + 1}`), [dayOf(now)]);

export const matchedPlaces = (pool: pg.Pool, matches: Matches): Promise<Matched<PlaceRow>> =>
  matched(pool, matches, placeCards);

/** The published doctors of a place, A–Z. */
export const doctorsOf = (pool: pg.Pool, placeId: string, now: Date): Promise<Matched<DoctorRow>> =>
  matchedDoctors(pool, { ...team, values: [placeId] }, now);

const team = {
  name: 'team',
  text: `select array(
      select p.id from team_member t join provider p on p.id = t.doctor_id
      where t.provider_id = $1 and p.is_published and p.deleted_at is null order by p.sort_name, p.id limit 100
    ) as ids, 0 as total`,
};
