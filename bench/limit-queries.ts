import { bookableAt, type Diary, firstFree, freeOn, takenBy } from '../apps/api/src/modules/scheduling/availability.ts';
import { type Hours, offerOf } from '../apps/api/src/modules/scheduling/offer.ts';
import { addDays, clockText, dayOf } from '../apps/api/src/platform/clock.ts';

/** A doctor as a card shows him, in flat columns. */
export interface CardRow {
  id: string;
  slot_minutes: number;
  hospital_ids: string[];
}
/** An hour of the calendar or, with `busy_from`, a claim of it. */
export type TimeRow = Hours & { doctor_id: string; busy_from: Date | null; busy_to: Date };

const columns = `p.id, p.name, p.user_code, d.gender, d.verified, d.language_spoken, d.consultation_fee, d.slot_minutes,
    array(select provider_id::text from team_member where doctor_id = p.id and place_kind = 'hospital') as hospital_ids,
    (select json_agg(json_build_object('id', s.id, 'name', s.name)) from provider_speciality x
      join speciality s on s.id = x.speciality_id where x.provider_id = p.id) as specialities,
    (select json_agg(json_build_object('id', h.id, 'name', h.name, 'district', v.name)) from team_member t
      join provider h on h.id = t.provider_id join place l on l.id = h.id left join division v on v.code = l.district_code
      where t.doctor_id = p.id) as hospitals,
    r.overall, r.waiting_time, r.customer_care, r.communication, r.recommend, r.total as reviews`;
const doctors = 'provider p join doctor d on d.id = p.id left join provider_rating r on r.provider_id = p.id';

export const search = {
  name: 'limit_search',
  text: `with hit as materialized (select id, sort_name from provider
      where kind = 'doctor' and is_published and deleted_at is null and words @@ $1::tsquery),
    page as materialized (select id from hit order by sort_name, id limit 10)
    select (select count(*)::integer from hit) as found, ${columns}
    from page join ${doctors} on p.id = page.id order by p.sort_name, p.id`,
};
/** Somebody has to have a name like it, before it is said that nobody has. */
export const nobody = { name: 'limit_nobody', text: `select * from search_neighbours('doctor', $1)` };

/** Hours and claims of these doctors between two days. */
export const times = {
  name: 'limit_times',
  text: `select w.doctor_id, r.* from unnest($1::uuid[]) w (doctor_id) cross join lateral (
      select seq, day, date, starts_at, ends_at, is_available, type, hospital_id, null::timestamptz as busy_from, null::timestamptz as busy_to
        from calendar_row c where c.doctor_id = w.doctor_id and (c.day is not null or c.date between $2 and $3)
      union all
      select null, null, null, null, null, null, null, null, lower(during), upper(during) from slot_claim s
        where s.doctor_id = w.doctor_id and s.during && tstzrange($4, $5) and s.state in ('HELD', 'BOOKED')) r`,
};
export const practice = {
  name: 'limit_practice',
  text: `select d.id, d.slot_minutes, array(select provider_id::text from team_member
      where doctor_id = d.id and place_kind = 'hospital') as hospital_ids from doctor d where d.id = $1`,
};
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
      (select json_agg(e) from (select e.*, a.name as patient, (select json_agg(y) from review_reply y
          where y.review_id = e.id and y.accepted) as replies
        from review e join account a on a.id = e.patient_id where e.provider_id = p.id and e.accepted
        order by e.created_at desc, e.id desc limit 50) e) as newest
    from ${doctors} where p.id = $1 and p.is_published and p.deleted_at is null`,
};

export function diaryOf(doctor: Pick<CardRow, 'id' | 'slot_minutes' | 'hospital_ids'>, rows: TimeRow[]): Diary {
  const own = rows.filter((row) => row.doctor_id === doctor.id);
  const hours = own.filter((row) => row.busy_from === null);
  const busy = own.flatMap((row) =>
    row.busy_from ? [{ from: minutesOf(row.busy_from), to: minutesOf(row.busy_to) }] : [],
  );
  const habits = { slotMinutes: doctor.slot_minutes, hospitalIds: doctor.hospital_ids };
  return { doctorId: doctor.id, offer: offerOf(hours, habits), isTaken: takenBy(busy) };
}

const minutesOf = (instant: Date) => instant.getTime() / 60_000 + 120;

/** The row with the next free time and the free times of seven days. */
export function card<T extends CardRow>(row: T, rows: TimeRow[], now: Date) {
  const diary = diaryOf(row, rows);
  const isBookable = bookableAt(now);
  const days = Array.from({ length: 7 }, (_, index) => addDays(dayOf(now), index));
  const first = firstFree([diary], days[0]!, days[6]!, {}, isBookable);
  return {
    ...row,
    next_available: first && { date: first.date, time: clockText(first.time.from) },
    week: days.map((date) => ({
      date,
      free: freeOn(diary, date, isBookable).length,
    })),
  };
}
