-- The marks by which the search finds what is meant and not what is written: a speciality (đs…), an illness that is
-- treated (đi…), a province, district or sector (đd…z). They begin with a letter that no search text can contain,
-- because platform/words.ts writes it as d.
create view provider_meaning as
  select provider_id, 'đs' || replace(speciality_id::text, '-', '') as mark
    from provider_speciality where provider_kind in ('doctor', 'hospital')
  union all
  select provider_id, 'đi' || replace(symptom_disease_id::text, '-', '') from treated_symptom_disease
  union all
  select l.id, 'đd' || division.code || 'z'
    from place l, lateral (values (l.sector_code), (coalesce(l.district_code, l.sector_code / 100)),
      (coalesce(l.district_code, l.sector_code / 100) / 10)) division (code)
    where division.code is not null
  union all
  select t.doctor_id, 'đd' || division.code || 'z'
    from team_member t
    join provider h on h.id = t.provider_id and h.deleted_at is null
    join place l on l.id = t.provider_id,
    lateral (values (l.sector_code), (coalesce(l.district_code, l.sector_code / 100)),
      (coalesce(l.district_code, l.sector_code / 100) / 10)) division (code)
    where t.place_kind = 'hospital' and division.code is not null;

-- A title does not sort: Dr. Zawadi comes after Aline.
create or replace function complete_provider() returns trigger language plpgsql as $$
begin
  new.sort_name := regexp_replace(lower(unaccent(new.name)),
    '^((dr|prof|professor|doctor|docteur|dogiteri|muganga)\M[.\s]*)+(?=\S)', '');
  new.user_code := (select user_code from account where id = new.id);
  return new;
end $$;

-- also renews sort_name
update provider p set name = name, search = concat_ws(' ', nullif(search, ''),
  (select string_agg(distinct mark, ' ') from provider_meaning m where m.provider_id = p.id));
