import { firstFree, isFree, type Diary, takenBy } from '../apps/api/src/modules/scheduling/availability.ts';
import { type Hours, offerOf } from '../apps/api/src/modules/scheduling/offer.ts';
import { addDays, clockText, dayOf } from '../apps/api/src/platform/clock.ts';

/** A doctor with what his free times follow from, in one row of JSON. */
export interface Practice {
  card: Record<string, unknown>;
  slot_minutes: number;
  hospital_ids: string[];
  hours: Hours[];
  claims: { from: string; to: string }[];
}

// $1 is the statement's own; $2 and $3 the days, $4 and $5 the instants between which times are looked at.
const practice = `json_build_object('slot_minutes', d.slot_minutes,
    'hospital_ids', (select coalesce(json_agg(provider_id), '[]') from team_member where doctor_id = d.id and place_kind = 'hospital'),
    'hours', (select coalesce(json_agg(c order by c.seq), '[]') from calendar_row c
      where c.doctor_id = d.id and (c.day is not null or c.date between $2::date and $3::date)),
    'claims', (select coalesce(json_agg(json_build_object('from', lower(during), 'to', upper(during))), '[]') from slot_claim s
      where s.doctor_id = d.id and s.during && tstzrange($4, $5) and s.state in ('HELD', 'BOOKED')),
    'card', json_build_object('id', p.id, 'name', p.name, 'user_code', p.user_code, 'gender', d.gender, 'picture', null,
      'verified', d.verified, 'language_spoken', d.language_spoken::text, 'consultation_fee', d.consultation_fee,
      'doctorSpecialties', (select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name)
        from provider_speciality x join speciality s on s.id = x.speciality_id where x.provider_id = p.id),
      'hospitalAffiliations', (select json_agg(json_build_object('id', h.id, 'name', h.name, 'district', v.name) order by h.sort_name)
        from team_member t join provider h on h.id = t.provider_id join place l on l.id = h.id
          left join division v on v.code = l.district_code where t.doctor_id = p.id),
      'review_ratings', (select json_build_object('overall', overall, 'waitingTime', waiting_time, 'customerCare', customer_care,
        'communication', communication, 'recommend', recommend, 'total', total) from provider_rating where provider_id = p.id)))`;
const doctors = 'provider p join doctor d on d.id = p.id';

export const search = {
  name: 'limit_search',
  text: `with hit as materialized (select id, sort_name from provider
      where kind = 'doctor' and is_published and deleted_at is null and words @@ $1::tsquery),
    page as (select id, sort_name from hit order by sort_name, id limit 10)
    select (select count(*)::integer from hit) as total, coalesce((select json_agg(${practice} order by page.sort_name, page.id)
      from page join ${doctors} on p.id = page.id), '[]') as cards`,
};
export const nobody = { name: 'limit_nobody', text: `select * from search_neighbours('doctor', $1)` };
export const week = {
  name: 'limit_week',
  text: `select (j->>'slot_minutes')::integer as slot_minutes, j->'hospital_ids' as hospital_ids, j->'hours' as hours, j->'claims' as claims
    from (select ${practice} as j from ${doctors} where p.id = $1) one`,
};
export const detail = {
  name: 'limit_detail',
  text: `select ${practice} as practice, json_build_object('bio', d.bio, 'RMDC_Reg_number', d.rmdc_number,
      'education_trainings', d.education_trainings::text, 'awards_honors', d.awards_honors::text, 'publication', d.publication::text,
      'treatedSymptomsDiseases', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'type', s.type) order by s.name), '[]')
        from treated_symptom_disease t join symptom_disease s on s.id = t.symptom_disease_id where t.provider_id = p.id),
      'hospitalAffiliations', (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name, 'user_code', h.user_code,
          'type', l.type, 'sector', s.name, 'sector_code', s.code::text, 'district', v.name, 'address', l.address, 'picture', null,
          'latitude', coalesce(l.latitude, s.latitude), 'longitude', coalesce(l.longitude, s.longitude),
          'hours', (select json_agg(w) from working_hour w where w.provider_id = h.id),
          'review_ratings', (select row_to_json(r) from provider_rating r where r.provider_id = h.id))), '[]')
        from team_member t join provider h on h.id = t.provider_id join place l on l.id = h.id
          left join division s on s.code = l.sector_code left join division v on v.code = l.district_code where t.doctor_id = p.id),
      'workingHours', (select coalesce(json_agg(w), '[]') from working_hour w where w.provider_id = p.id),
      'reviews', (select coalesce(json_agg(r order by r.created_at desc), '[]') from (select r.*, a.name as patient,
          (select json_agg(y) from review_reply y where y.review_id = r.id and y.accepted) as replies
        from review r join account a on a.id = r.patient_id where r.provider_id = p.id and r.accepted
        order by r.created_at desc limit 50) r)) as profile
    from ${doctors} where p.id = $1 and p.is_published and p.deleted_at is null`,
};

export const diaryOf = (row: Practice): Diary => ({
  doctorId: '',
  offer: offerOf(row.hours, { slotMinutes: row.slot_minutes, hospitalIds: row.hospital_ids }),
  isTaken: takenBy(row.claims.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }))),
});

export function card(row: Practice, now: Date) {
  const diary = diaryOf(row);
  const days = Array.from({ length: 7 }, (_, index) => addDays(dayOf(now), index));
  const first = firstFree([diary], days[0]!, days[6]!, {}, now);
  return {
    ...row.card,
    next_available: first && { date: first.date, time: clockText(first.time.from) },
    week: days.map((date) => ({
      date,
      free: diary.offer(date).filter((time) => isFree(diary, date, time, now)).length,
    })),
  };
}
