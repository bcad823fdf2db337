-- Where a place is found on a map: its own point, or else the middle of its sector or district. Lists by distance read
-- it. A degree is about as long in every direction this near the equator, so that the distance of two points of a plane
-- (<->) is exact enough for Rwanda: within a thousandth.
alter table place add column at point;

create function place_at(latitude double precision, longitude double precision, sector bigint, district bigint)
returns point language sql stable as $$
  select coalesce(point(longitude, latitude),
    (select point(d.longitude, d.latitude) from division d where d.code = sector and d.latitude is not null),
    (select point(d.longitude, d.latitude) from division d
      where d.code = coalesce(district, sector / 100) and d.latitude is not null))
$$;
create function place_mapped() returns trigger language plpgsql as $$
begin
  new.at := place_at(new.latitude, new.longitude, new.sector_code, new.district_code);
  return new;
end $$;
-- Runs after place_located_anew, which deletes an outdated point: triggers run in the order of their names.
create trigger place_mapped before insert or update on place for each row execute function place_mapped();
update place set at = place_at(latitude, longitude, sector_code, district_code);

create index place_at on place using gist (kind, at);

-- Patients sort doctors by their fee and by their reviews. With few reviews a rating says little, so it counts as if
-- five reviews of 3.5 came with it; providers without any come last.
create index doctor_fee on doctor (consultation_fee, id);
alter table provider_rating add column score numeric(4, 3) not null
  generated always as (case when total = 0 then 0 else (overall * total + 3.5 * 5) / (total + 5) end) stored;
create index provider_rating_score on provider_rating (score desc, provider_id);

-- Patients look for a woman or a man: gender:Female is a mark too.
create or replace function keep_doctor_marks(ids uuid[]) returns void language plpgsql as $$
begin
  -- a simultaneous change of the same doctor waits here until this transaction ends, and then reads what it wrote
  perform from doctor_finding where doctor_id = any(ids) order by doctor_id for update;
  update doctor_finding f set is_shown = now.is_shown, specialities = now.specialities, marks = now.marks
  from (
    select d.id, p.is_published and p.deleted_at is null as is_shown,
      array(select speciality_id from provider_speciality where provider_id = d.id order by 1) as specialities, array(
      select 'language:' || (spoken ->> 'value') from jsonb_array_elements(d.language_spoken) spoken
      where spoken ->> 'value' is not null
      union
      select 'gender:' || d.gender where d.gender is not null
      union
      select 'district:' || coalesce(l.district_code, l.sector_code / 100)
      from team_member t join provider h on h.id = t.provider_id join place l on l.id = h.id
      where t.doctor_id = d.id and h.kind = 'hospital' and h.is_published and h.deleted_at is null
        and coalesce(l.district_code, l.sector_code) is not null
      union
      select 'insurance:' || a.insurance_id
      from team_member t join provider h on h.id = t.provider_id join accepted_insurance a on a.provider_id = h.id
      where t.doctor_id = d.id and h.kind = 'hospital' and h.is_published and h.deleted_at is null
      order by 1
    ) as marks
    from doctor d join provider p on p.id = d.id where d.id = any(ids)
  ) now
  where f.doctor_id = now.id
    and (f.is_shown, f.specialities, f.marks) is distinct from (now.is_shown, now.specialities, now.marks);
end $$;
drop trigger doctor_changed on doctor;
create trigger doctor_changed after update on doctor for each row
  when (new.language_spoken <> old.language_spoken or new.slot_minutes <> old.slot_minutes
    or new.gender is distinct from old.gender)
  execute function doctor_changed();
select keep_doctor_marks(array(select id from doctor));

create index accepted_insurance_of on accepted_insurance (insurance_id, provider_id);
