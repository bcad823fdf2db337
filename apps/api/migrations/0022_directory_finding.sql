-- How doctors are found by more than words. What changes seldom stands apart from the times, which change all day:
-- its index is dear to change.
create table doctor_finding (
  doctor_id uuid primary key references doctor,
  -- published and not deleted
  is_shown boolean not null default false,
  specialities uuid[] not null default '{}',
  -- language:English, district:11, insurance:rssb: of the doctor, and of the published hospitals where he works
  marks text[] not null default '{}',
  -- ONLINE, PHYSICAL: has a free time within 90 days; 2026-11-20, 2026-11-20 ONLINE: has one on that day
  days text[] not null default '{}'
);
create index doctor_finding_by on doctor_finding using gin (specialities, marks, days) where is_shown;

-- The next free time of each type and of any, as it was known when it was looked for (directory/outlooks.queries.ts).
create table doctor_free (
  doctor_id uuid primary key references doctor,
  next_any timestamptz,
  next_online timestamptz,
  next_physical timestamptz,
  -- from then on the row is no longer true by the passing of time alone
  stale_at timestamptz not null default '-infinity'
);
create index doctor_free_any on doctor_free (next_any, doctor_id);
create index doctor_free_online on doctor_free (next_online, doctor_id);
create index doctor_free_physical on doctor_free (next_physical, doctor_id);
create index doctor_free_stale on doctor_free (stale_at);

create function keep_doctor_marks(ids uuid[]) returns void language plpgsql as $$
begin
  -- who changes the same doctor at the same time waits here, and then reads what the other wrote
  perform from doctor_finding where doctor_id = any(ids) order by doctor_id for update;
  update doctor_finding f set is_shown = now.is_shown, specialities = now.specialities, marks = now.marks
  from (
    select d.id, p.is_published and p.deleted_at is null as is_shown,
      array(select speciality_id from provider_speciality where provider_id = d.id order by 1) as specialities, array(
      select 'language:' || (spoken ->> 'value') from jsonb_array_elements(d.language_spoken) spoken
      where spoken ->> 'value' is not null
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

-- The doctors who work at these places. A place that changes and a doctor who joins it wait for each other.
create function doctors_at(places uuid[]) returns uuid[] language plpgsql as $$
begin
  perform from place where id = any(places) order by id for no key update;
  return array(select distinct doctor_id from team_member where provider_id = any(places));
end $$;

-- The calendar of these doctors is another one now; the event is heard by scheduling.
create function tell_practice_changed(ids uuid[]) returns void language sql as $$
  insert into outbox (event, payload)
  select 'doctor.practice_changed', jsonb_build_object('doctor_ids', to_jsonb(ids)) where cardinality(ids) > 0
$$;

create function doctors_arrived() returns trigger language plpgsql as $$
begin
  insert into doctor_finding (doctor_id) select id from arrived;
  insert into doctor_free (doctor_id) select id from arrived;
  perform keep_doctor_marks(array(select id from arrived));
  return null;
end $$;
create trigger doctors_arrived after insert on doctor
  referencing new table as arrived for each statement execute function doctors_arrived();

create function doctor_changed() returns trigger language plpgsql as $$
begin
  perform keep_doctor_marks(array[new.id]);
  if new.slot_minutes <> old.slot_minutes then perform tell_practice_changed(array[new.id]); end if;
  return null;
end $$;
create trigger doctor_changed after update on doctor for each row
  when (new.language_spoken <> old.language_spoken or new.slot_minutes <> old.slot_minutes)
  execute function doctor_changed();

create function specialities_changed() returns trigger language plpgsql as $$
begin
  perform keep_doctor_marks(array(select distinct provider_id from changed where provider_kind = 'doctor'));
  return null;
end $$;
create trigger specialities_added after insert on provider_speciality
  referencing new table as changed for each statement execute function specialities_changed();
create trigger specialities_removed after delete on provider_speciality
  referencing old table as changed for each statement execute function specialities_changed();

create function team_changed() returns trigger language plpgsql as $$
declare
  doctors uuid[] := array(select distinct doctor_id from changed);
begin
  perform doctors_at(array(select distinct provider_id from changed));
  perform keep_doctor_marks(doctors);
  perform tell_practice_changed(doctors);
  return null;
end $$;
create trigger team_joined after insert on team_member
  referencing new table as changed for each statement execute function team_changed();
create trigger team_left after delete on team_member
  referencing old table as changed for each statement execute function team_changed();

create function insurances_changed() returns trigger language plpgsql as $$
begin
  perform keep_doctor_marks(doctors_at(array(select distinct provider_id from changed)));
  return null;
end $$;
create trigger insurances_added after insert on accepted_insurance
  referencing new table as changed for each statement execute function insurances_changed();
create trigger insurances_removed after delete on accepted_insurance
  referencing old table as changed for each statement execute function insurances_changed();

create function place_moved() returns trigger language plpgsql as $$
begin
  perform keep_doctor_marks(doctors_at(array[new.id]));
  return null;
end $$;
create trigger place_moved after update on place for each row
  when (new.sector_code is distinct from old.sector_code or new.district_code is distinct from old.district_code)
  execute function place_moved();

-- A doctor who is not published is free for nobody, a hospital that is not published no place to be seen at.
create function provider_shown_or_hidden() returns trigger language plpgsql as $$
declare
  doctors uuid[] := case when new.kind = 'doctor' then array[new.id] else doctors_at(array[new.id]) end;
begin
  perform keep_doctor_marks(doctors);
  perform tell_practice_changed(doctors);
  return null;
end $$;
create trigger provider_shown_or_hidden after update on provider for each row
  when (new.kind in ('doctor', 'hospital')
    and (new.is_published and new.deleted_at is null) <> (old.is_published and old.deleted_at is null))
  execute function provider_shown_or_hidden();

insert into doctor_finding (doctor_id) select id from doctor;
insert into doctor_free (doctor_id) select id from doctor;
select keep_doctor_marks(array(select id from doctor));

-- Whether a place is open at a minute of the week, Monday 00:00 in Kigali being the first: the rule of
-- directory/open-now.ts, for lists. No row is 08:00 to 17:00; closing not after opening is on the next day.
create function is_open(place uuid, minute_of_week integer) returns boolean language sql stable as $$
  select coalesce(
    (select not is_closed and (is_24_hours or (
        opens_at <= minute_of_week % 1440 and (closes_at > minute_of_week % 1440 or closes_at <= opens_at)))
      from working_hour where provider_id = place and day = 1 + minute_of_week / 1440),
    minute_of_week % 1440 between 480 and 1019)
  or exists (
    select from working_hour
    where provider_id = place and day = 1 + (minute_of_week / 1440 + 6) % 7
      and not is_closed and not is_24_hours and closes_at <= opens_at and minute_of_week % 1440 < closes_at)
$$;
