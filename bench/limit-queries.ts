import {
  bookableAt,
  type Availability,
  firstFreeSlot,
  freeSlotsOn,
  claimTest,
} from '../apps/api/src/modules/scheduling/domain/availability.ts';
import { type CalendarHours, slotsByCalendar } from '../apps/api/src/modules/scheduling/domain/calendar-slots.ts';
import { addDays, clockText, dayOf } from '../apps/api/src/platform/clock.ts';

/** A doctor with calendar rows and claims, from which the free slots are computed. */
export interface DoctorRow {
  id: string;
  slot_minutes: number;
  hospital_ids: string[];
  hours: CalendarHours[] | null;
  /** The claimed intervals, in minutes since 1970-01-01 00:00 in Kigali. */
  claims: [from: number, to: number][] | null;
}

const minutes = (bound: string) => `(extract(epoch from ${bound}) / 60)::integer + 120`;
// $2 and $3: first and last day; $4 and $5: these days as instants
const calendarFields = `d.slot_minutes,
    array(select provider_id::text from team_member where doctor_id = d.id and place_kind = 'hospital') as hospital_ids,
    (select json_agg(c order by seq) from calendar_row c
      where c.doctor_id = d.id and (c.day is not null or c.date between $2 and $3)) as hours,
    (select json_agg(json_build_array(${minutes('lower(during)')}, ${minutes('upper(during)')})) from slot_claim s
      where s.state in ('HELD', 'BOOKED') and upper(during) > $4
        and (s.doctor_id, lower(during)) > (d.id, $4::timestamptz - interval '1 day')
        and (s.doctor_id, lower(during)) < (d.id, $5::timestamptz)) as claims`;
export const columns = `p.id, p.name, p.user_code, d.gender, d.verified, d.language_spoken, d.consultation_fee,
    (select json_agg(json_build_object('id', s.id, 'name', s.name)) from provider_speciality x
      join speciality s on s.id = x.speciality_id where x.provider_id = p.id) as specialities,
    (select json_agg(json_build_object('id', h.id, 'name', h.name, 'district', v.name)) from team_member t
      join provider h on h.id = t.provider_id join place l on l.id = h.id left join division v on v.code = l.district_code
      where t.doctor_id = p.id) as hospitals,
    (select json_build_object('id', i.id, 'filename', i.filename) from picture i
      where i.item_type = 'doctor' and i.item_id = p.id::text order by i.position, i.id limit 1) as picture,
    r.overall, r.waiting_time, r.customer_care, r.communication, r.recommend, r.total as reviews, ${calendarFields}`;
export const doctors = 'provider p join doctor d on d.id = p.id left join provider_rating r on r.provider_id = p.id';

const begins = 'word >= $1 and word < $1 || chr(1114111)';
const searchBy = (condition: string, near: string) => `with hit as materialized (
      select distinct id, sort_name from name_word where kind = 'doctor' and ${condition}),
    page as materialized (select id from hit order by sort_name, id limit $6)
    select (select count(*)::integer from hit) as found, c.*, ${near} as near
    from (select) one left join (select p.sort_name, ${columns} from page join ${doctors} on p.id = page.id) c on true
    order by c.sort_name, c.id`;
/** Used when no name begins with the text: finds the similar words that the typo tolerance of the product accepts. */
const neighbours = (
  kind: string,
  word: string,
  forgiving: string,
) => `case when ${forgiving} and not exists (select from hit)
    then (select json_agg(n.word) from search_neighbours(${kind}, ${word}) n) end`;
export const search = { name: 'limit_search', text: searchBy(begins, neighbours("'doctor'", '$1', '$7::boolean')) };
export const searchNear = { name: 'limit_search_near', text: searchBy('word = any($1)', 'null') };
export const soonest = {
  name: 'limit_soonest',
  text: `select (select published from provider_count where kind = 'doctor') as found, ${columns}
    from (select doctor_id, next_any from doctor_free where next_any > $1 order by next_any, doctor_id limit 10) f
      join ${doctors} on p.id = f.doctor_id order by f.next_any, f.doctor_id`,
};
const place = `p.id, p.name, p.user_code, l.type, l.address, l.sector_code, s.name as sector, v.name as district,
    coalesce(l.latitude, s.latitude) as latitude, coalesce(l.longitude, s.longitude) as longitude,
    (select json_agg(w) from working_hour w where w.provider_id = p.id) as hours,
    (select json_build_object('id', i.id, 'filename', i.filename) from picture i
      where i.item_type = p.kind and i.item_id = p.id::text order by i.position, i.id limit 1) as picture,
    r.overall, r.waiting_time, r.customer_care, r.communication, r.recommend, r.total as reviews`;
const places = `provider p join place l on l.id = p.id left join division s on s.code = l.sector_code
    left join division v on v.code = l.district_code left join provider_rating r on r.provider_id = p.id`;
const placesBy = (condition: string, near: string) => `with hit as materialized (
      select distinct id, sort_name from name_word where kind = $1 and ${condition}),
    page as materialized (select id from hit order by sort_name, id limit $3)
    select (select count(*)::integer from hit) as found, c.*, ${near} as near
    from (select) one left join (select p.sort_name, ${place} from page join ${places} on p.id = page.id) c on true
    order by c.sort_name, c.id`;
export const placeSearch = {
  name: 'limit_places',
  text: placesBy(begins.replaceAll('$1', '$2'), neighbours('$1', '$2', '$4::boolean')),
};
export const placesNear = { name: 'limit_places_near', text: placesBy('word = any($2)', 'null') };
const newest = `(select json_agg(e) from (select e.*, a.name as patient, (select json_agg(y) from review_reply y
        where y.review_id = e.id and y.accepted) as replies
      from review e join account a on a.id = e.patient_id where e.provider_id = p.id and e.accepted
      order by e.created_at desc, e.id desc limit 50) e) as newest`;
const linked = (table: string, item: string) => `(select json_agg(json_build_object('link', x.id, 'item', i))
      from ${table} x join ${item} i on i.id = x.${item}_id where x.provider_id = p.id)`;
export const placeDetail = {
  name: 'limit_place',
  text: `select ${place}, p.email, p.phone, l.about, l.other_services,
      (select json_agg(i order by i.position, i.id) from picture i where i.item_type = p.kind and i.item_id = p.id::text) as pictures,
      ${linked('provider_speciality', 'speciality')} as specialities,
      ${linked('accepted_insurance', 'insurance')} as insurances,
      ${linked('provider_facility', 'facility')} as facilities, ${newest}
    from ${places} where p.id = $1 and p.is_published and p.deleted_at is null`,
};
export const team = {
  name: 'limit_team',
  text: `select ${columns}, page.team_size from (
      select doctor_id as id, (select count(*) from team_member where provider_id = $1 and shown_as is not null) as team_size
      from team_member where provider_id = $1 and shown_as is not null order by shown_as, doctor_id limit $6) page
    join ${doctors} on p.id = page.id order by p.sort_name, p.id`,
};
export const week = { name: 'limit_week', text: `select d.id, ${calendarFields} from doctor d where d.id = $1` };
export const detail = {
  name: 'limit_detail',
  text: `select ${columns}, d.bio, d.rmdc_number, d.education_trainings, d.awards_honors, d.publication,
      (select json_agg(json_build_object('id', s.id, 'name', s.name, 'type', s.type)) from treated_symptom_disease t
        join symptom_disease s on s.id = t.symptom_disease_id where t.provider_id = p.id) as treats,
      (select json_agg(json_build_object('id', h.id, 'name', h.name, 'user_code', h.user_code, 'type', l.type,
          'sector', s.name, 'sector_code', s.code, 'district', v.name, 'address', l.address,
          'latitude', coalesce(l.latitude, s.latitude), 'longitude', coalesce(l.longitude, s.longitude),
          'hours', (select json_agg(w) from working_hour w where w.provider_id = h.id), 'overall', q.overall, 'reviews', q.total))
        from team_member t join provider h on h.id = t.provider_id join place l on l.id = h.id
          left join provider_rating q on q.provider_id = h.id left join division s on s.code = l.sector_code
          left join division v on v.code = l.district_code where t.doctor_id = p.id) as affiliations,
      (select json_agg(w) from working_hour w where w.provider_id = p.id) as working_hours,
      ${newest}
    from ${doctors} where p.id = $1 and p.is_published and p.deleted_at is null`,
};

export function availabilityOf({ id, slot_minutes, hospital_ids, hours, claims }: DoctorRow): Availability {
  const busy = (claims ?? []).map(([from, to]) => ({ from, to }));
  const slots = slotsByCalendar(hours ?? [], { slotMinutes: slot_minutes, hospitalIds: hospital_ids });
  return {
    doctorId: id,
    hospitalIds: hospital_ids,
    slotsOfDay: slots,
    claims: busy,
    claimedOn: claimTest(busy),
    expiredHolds: [],
  };
}

/**
 * A doctor as lists show them: `row`, extended with the next free slot and the number of free slots on each of seven
 * days, and without the calendar rows and claims.
 */
export function card({ hours, claims, ...row }: DoctorRow, now: Date) {
  const own = availabilityOf({ hours, claims, ...row });
  const isBookable = bookableAt(now);
  const days = Array.from({ length: 7 }, (_, index) => addDays(dayOf(now), index));
  const first = firstFreeSlot([own], days[0]!, days[6]!, {}, isBookable);
  return {
    ...row,
    next_available: first && {
      date: first.date,
      time: clockText(first.time.from),
      type: first.time.hospitalIds.length > 0 ? 'PHYSICAL' : 'ONLINE',
      hospital_id: first.time.hospitalIds[0] ?? null,
    },
    week: days.map((date) => ({ date, free: freeSlotsOn(own, date, isBookable).length })),
  };
}
