-- provider is the supertype of doctor, hospital, laboratory and pharmacy; all four share its key, which is the
-- account's id.
create table provider (
  id uuid primary key,
  kind text not null check (kind in ('doctor', 'hospital', 'laboratory', 'pharmacy')),
  name text not null,
  -- the name by which lists are sorted: without accents and case
  sort_name text not null default '',
  -- a copy of the account's code, which every card shows; the code never changes
  user_code text not null default '',
  email text,
  phone text,
  is_published boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  -- words of every searched field, without accents and case (providers/commands/refresh-search.ts writes it)
  search text not null default '',
  words tsvector not null generated always as (to_tsvector('simple', search)) stored,
  -- an administrator entered the provider, with a form or an import, and is responsible for its data
  entered_by_admin boolean not null default false,
  unique (id, kind),
  foreign key (id, kind) references account (id, type)
);
create index provider_name on provider (kind, sort_name, id) where is_published and deleted_at is null;

-- The administrator's lists of providers, newest first: all of them, and only those that are not published.
create index provider_member on provider (kind, created_at desc, id desc) where deleted_at is null;
create index provider_waiting on provider (kind, created_at desc, id desc) where deleted_at is null and not is_published;

-- Administrators find providers by any word of their search text, and by what a caller says on the phone: e-mail
-- address, phone number or code.
create index provider_member_words on provider using gin (words) where deleted_at is null;
create index provider_member_email on provider (lower(email) text_pattern_ops) where deleted_at is null;
create index provider_member_phone on provider (phone text_pattern_ops) where deleted_at is null;
create index provider_member_code on provider (user_code) where deleted_at is null;

-- One index for each kind: doctors have the words of their hospital too, and a search among hospitals in one common
-- index would read all its doctors.
create index provider_words_doctor on provider using gin (words)
  where kind = 'doctor' and is_published and deleted_at is null;
create index provider_words_hospital on provider using gin (words)
  where kind = 'hospital' and is_published and deleted_at is null;
create index provider_words_laboratory on provider using gin (words)
  where kind = 'laboratory' and is_published and deleted_at is null;
create index provider_words_pharmacy on provider using gin (words)
  where kind = 'pharmacy' and is_published and deleted_at is null;

create function complete_provider() returns trigger language plpgsql as $$
begin
  new.sort_name := lower(unaccent(new.name));
  new.user_code := (select user_code from account where id = new.id);
  return new;
end $$;
create trigger provider_completed before insert or update of name on provider
  for each row execute function complete_provider();

create table doctor (
  id uuid primary key,
  kind text not null default 'doctor' check (kind = 'doctor'),
  gender text check (gender in ('Male', 'Female')),
  bio text not null default '',
  rmdc_number text,
  licence_expires_on date,
  verified boolean not null default false,
  education_trainings jsonb not null default '[]',
  awards_honors jsonb not null default '[]',
  language_spoken jsonb not null default '[]',
  publication jsonb not null default '[]',
  other_certificates jsonb not null default '[]',
  consultation_fee integer check (consultation_fee >= 0),
  slot_minutes smallint not null default 60 check (slot_minutes in (15, 30, 60)),
  foreign key (id, kind) references provider (id, kind)
);

-- "Verified" means that somebody compared this name and this registration number with the register of the medical
-- council. A change of either (by the doctor, an administrator or an import) clears the mark.
create function end_verification_of_number() returns trigger language plpgsql as $$
begin
  new.verified := false;
  return new;
end $$;
create trigger doctor_number_changed before update of rmdc_number on doctor for each row
  when (old.verified and new.rmdc_number is distinct from old.rmdc_number) execute function end_verification_of_number();

create function end_verification_of_name() returns trigger language plpgsql as $$
begin
  update doctor set verified = false where id = new.id and verified;
  return null;
end $$;
create trigger doctor_name_changed after update of name on provider for each row
  when (new.kind = 'doctor' and new.name is distinct from old.name) execute function end_verification_of_name();

-- Hospitals (and clinics), laboratories, pharmacies.
create table place (
  id uuid primary key,
  kind text not null check (kind in ('hospital', 'laboratory', 'pharmacy')),
  type text check (type in ('Hospital', 'Clinic')),
  about text not null default '',
  address text,
  sector_code bigint references division,
  district_code bigint references division,
  latitude double precision,
  longitude double precision,
  other_services jsonb not null default '[]',
  foreign key (id, kind) references provider (id, kind),
  unique (id, kind)
);
create index place_sector on place (sector_code, kind);

-- A change of a place's street address or sector deletes its map point and emits an event, after which the new point is
-- looked up. Until then the map shows the middle of the sector.
create function place_located() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.latitude, new.longitude) is not distinct from (old.latitude, old.longitude) then
    new.latitude := null;
    new.longitude := null;
  end if;
  if new.latitude is null and new.address is not null and new.sector_code is not null then
    insert into outbox (event, payload) values ('place.moved', jsonb_build_object('place_id', new.id));
  end if;
  return new;
end $$;
create trigger place_located_first before insert on place for each row execute function place_located();
create trigger place_located_anew before update on place for each row
  when ((new.address, new.sector_code) is distinct from (old.address, old.sector_code)) execute function place_located();

create table provider_speciality (
  id uuid primary key,
  provider_id uuid not null,
  provider_kind text not null check (provider_kind in ('doctor', 'hospital', 'laboratory')),
  speciality_id uuid not null references speciality,
  created_at timestamptz not null default now(),
  unique (provider_id, speciality_id),
  foreign key (provider_id, provider_kind) references provider (id, kind)
);
create index provider_speciality_speciality on provider_speciality (speciality_id, provider_kind, provider_id);

create table treated_symptom_disease (
  id uuid primary key,
  provider_id uuid not null references doctor,
  symptom_disease_id uuid not null references symptom_disease,
  created_at timestamptz not null default now(),
  unique (provider_id, symptom_disease_id)
);
create index treated_symptom_disease_of on treated_symptom_disease (symptom_disease_id);

-- A doctor who works at a place.
create table team_member (
  id uuid primary key,
  provider_id uuid not null,
  place_kind text not null check (place_kind in ('hospital', 'laboratory')),
  doctor_id uuid not null references doctor,
  created_at timestamptz not null default now(),
  -- the name by which the team is sorted; null while the doctor is not published
  shown_as text,
  unique (provider_id, doctor_id),
  foreign key (provider_id, place_kind) references place (id, kind)
);
create index team_member_doctor on team_member (doctor_id);
create index team_member_shown on team_member (provider_id, shown_as, doctor_id) where shown_as is not null;

create function shown_name(one provider) returns text language sql immutable as $$
  select case when one.is_published and one.deleted_at is null then one.sort_name end
$$;

create function name_member() returns trigger language plpgsql as $$
begin
  -- locks the doctor: a transaction that publishes or hides the doctor waits until this row exists, and then updates
  -- its shown_as too
  select shown_name(provider) into new.shown_as from provider where id = new.doctor_id for share;
  return new;
end $$;
create trigger member_named before insert on team_member for each row execute function name_member();

create function rename_member() returns trigger language plpgsql as $$
begin
  update team_member set shown_as = shown_name(new) where doctor_id = new.id;
  return null;
end $$;
create trigger member_renamed after update on provider for each row
  when (new.kind = 'doctor' and shown_name(new) is distinct from shown_name(old)) execute function rename_member();

-- A doctor works at a place when both agree: one side invites, the other accepts, and only then a team_member exists.
-- Invitations that ended are stored for a while: they count towards the daily limit, and a side that declined cannot be
-- invited again at once.
create table team_invitation (
  id uuid primary key,
  provider_id uuid not null,
  place_kind text not null check (place_kind in ('hospital', 'laboratory')),
  doctor_id uuid not null references doctor,
  invited_by uuid not null check (invited_by in (provider_id, doctor_id)),
  created_at timestamptz not null,
  state text not null default 'INVITED' check (state in ('INVITED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  ended_at timestamptz check ((ended_at is null) = (state = 'INVITED')),
  foreign key (provider_id, place_kind) references place (id, kind)
);
create unique index team_invitation_open on team_invitation (provider_id, doctor_id) where state = 'INVITED';
create index team_invitation_place on team_invitation (provider_id);
create index team_invitation_doctor on team_invitation (doctor_id);
create index team_invitation_inviter on team_invitation (invited_by, created_at);
create index team_invitation_ended on team_invitation (ended_at) where ended_at is not null;

create table accepted_insurance (
  id uuid primary key,
  provider_id uuid not null references place,
  insurance_id text not null references insurance,
  created_at timestamptz not null default now(),
  unique (provider_id, insurance_id)
);
create index accepted_insurance_insurance on accepted_insurance (insurance_id);

create table provider_facility (
  id uuid primary key,
  provider_id uuid not null,
  place_kind text not null check (place_kind in ('hospital', 'laboratory')),
  facility_id uuid not null references facility,
  created_at timestamptz not null default now(),
  unique (provider_id, facility_id),
  foreign key (provider_id, place_kind) references place (id, kind)
);
create index provider_facility_facility on provider_facility (facility_id);

-- Minutes since midnight in Kigali. A place without a row for the day is open from 08:00 to 17:00. A closing time that
-- is not after the opening time is on the next day.
create table working_hour (
  id uuid primary key,
  provider_id uuid not null references provider,
  day smallint not null check (day between 1 and 7),
  is_closed boolean not null default false,
  is_24_hours boolean not null default false,
  opens_at smallint not null default 480 check (opens_at between 0 and 1439),
  closes_at smallint not null default 1020 check (closes_at between 0 and 1440),
  unique (provider_id, day)
);

-- Whether a place is open at a minute of the week, which begins on Monday 00:00 in Kigali. Lists use this function;
-- providers/domain/opening-hours.ts has the same rule.
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

-- The averages of the accepted reviews, computed again whenever a review is accepted, withdrawn or deleted.
create table provider_rating (
  provider_id uuid primary key references provider,
  overall numeric(3, 2) not null default 0,
  waiting_time numeric(3, 2) not null default 0,
  customer_care numeric(3, 2) not null default 0,
  communication numeric(3, 2) not null default 0,
  recommend numeric(3, 2) not null default 0,
  total integer not null default 0
);

-- Numbers of published providers of each kind: the totals of lists without filters.
create table provider_count (
  kind text primary key,
  published integer not null default 0
);
insert into provider_count (kind) values ('doctor'), ('hospital'), ('laboratory'), ('pharmacy');

-- Every word by which a published provider of a kind is found, and how many providers it finds. Each search first looks
-- its words up here: a word that nobody has ends the search, a misspelt word is replaced by similar ones, and the
-- number of providers decides how the search reads its matches (directory/domain/search-plan.ts).
create table search_word (
  kind text not null,
  word text collate "C" not null,
  uses integer not null,
  -- how many of these providers have the word in their name
  named integer not null,
  primary key (kind, word)
);

-- One index for each kind: a search among hospitals for similar words must not read the words of doctors, which are far
-- more.
create index search_word_near_doctor on search_word using gin (word gin_trgm_ops) where kind = 'doctor';
create index search_word_near_hospital on search_word using gin (word gin_trgm_ops) where kind = 'hospital';
create index search_word_near_laboratory on search_word using gin (word gin_trgm_ops) where kind = 'laboratory';
create index search_word_near_pharmacy on search_word using gin (word gin_trgm_ops) where kind = 'pharmacy';

-- The published providers by each word of their names, A–Z: a page of everybody called Uwase takes the same time among
-- a million as among a hundred. Titles such as Dr. are left out, because nearly everyone has one.
create table name_word (
  kind text not null,
  word text collate "C" not null,
  sort_name text not null,
  id uuid not null,
  primary key (kind, word, sort_name, id)
);

create function words_of_name(sort_name text) returns text[] language sql immutable as $$
  select array(
    select distinct word from regexp_split_to_table(sort_name, '[^[:alnum:]]+') word
    where word not in ('', 'dr', 'prof'))
$$;

-- The trigger runs per statement and not per row, so that loading a million rows stays fast. It updates words in
-- alphabetical order: two simultaneous publications then wait for each other and do not deadlock.
create function count_published() returns trigger language plpgsql as $$
declare
  visible text := 'select kind, id, sort_name, words, %s as by from %I where is_published and deleted_at is null';
  changed text := case tg_op
    when 'INSERT' then format(visible, 1, 'arrived')
    when 'DELETE' then format(visible, -1, 'departed')
    else format(visible, 1, 'arrived') || ' union all ' || format(visible, -1, 'departed')
  end;
  renamed text := format('
    select kind, id, sort_name, sum(by) as by from (%s) changed group by kind, id, sort_name having sum(by) <> 0',
    changed);
begin
  execute format('
    insert into search_word
    select kind, word, sum(by), sum(by * (word = any(words_of_name(sort_name)))::integer)
    from (%s) changed, unnest(tsvector_to_array(words)) word
    group by kind, word
    having sum(by) <> 0 or sum(by * (word = any(words_of_name(sort_name)))::integer) <> 0
    order by kind, word
    on conflict (kind, word) do update
      set uses = search_word.uses + excluded.uses, named = search_word.named + excluded.named', changed);
  execute format('
    delete from name_word old using (%s) renamed, unnest(words_of_name(renamed.sort_name)) gone
    where by < 0 and old.kind = renamed.kind and old.word = gone and old.sort_name = renamed.sort_name
      and old.id = renamed.id', renamed);
  execute format('
    insert into name_word
    select kind, word, sort_name, id from (%s) renamed, unnest(words_of_name(sort_name)) word where by > 0', renamed);
  execute format('
    update provider_count set published = published + difference
    from (select kind as of_kind, sum(by) as difference from (%s) changed group by kind having sum(by) <> 0) total
    where kind = of_kind', changed);
  return null;
end $$;
create trigger provider_arrived after insert on provider
  referencing new table as arrived for each statement execute function count_published();
create trigger provider_changed after update on provider
  referencing old table as departed new table as arrived for each statement execute function count_published();
create trigger provider_departed after delete on provider
  referencing old table as departed for each statement execute function count_published();

-- Finds words similar to the searched one, among the words of one kind of provider. The kind is a literal in four
-- branches, of which one runs: with a parameter, PostgreSQL would plan each call anew, which takes as long as looking
-- the word up.
create function search_neighbours(of_kind text, sought text)
returns table (word text, uses integer, named integer)
language sql stable set pg_trgm.similarity_threshold = '0.2' set plan_cache_mode = 'force_generic_plan' as $$
  select word, uses, named from (
    select word, uses, named from search_word where of_kind = 'doctor' and kind = 'doctor' and uses > 0 and word % sought
    union all
    select word, uses, named from search_word where of_kind = 'hospital' and kind = 'hospital' and uses > 0 and word % sought
    union all
    select word, uses, named from search_word where of_kind = 'laboratory' and kind = 'laboratory' and uses > 0 and word % sought
    union all
    select word, uses, named from search_word where of_kind = 'pharmacy' and kind = 'pharmacy' and uses > 0 and word % sought
  ) near
  order by similarity(word, sought) desc, word
  limit 30
$$;

-- The properties by which doctors are filtered, each as a text (a mark) such as language:English. The next free slots,
-- which change all day, are in another table (doctor_free), because an update here is expensive: it also changes the
-- index of all marks.
create table doctor_finding (
  doctor_id uuid primary key references doctor,
  -- published and not deleted
  is_shown boolean not null default false,
  specialities uuid[] not null default '{}',
  -- language:English, of the doctor; district:11 and insurance:rssb, of the published hospitals where they work
  marks text[] not null default '{}',
  -- ONLINE or PHYSICAL: the doctor has a free slot of this type within 90 days; 2026-11-20: a free slot of any type on
  -- this day; 2026-11-20 ONLINE: one of this type on this day
  days text[] not null default '{}'
);
create index doctor_finding_by on doctor_finding using gin (specialities, marks, days) where is_shown;

-- When the next free slot begins: of any type, online, and in person. The values are those of the last renewal
-- (directory/queries/availability-summaries.queries.ts).
create table doctor_free (
  doctor_id uuid primary key references doctor,
  next_any timestamptz,
  next_online timestamptz,
  next_physical timestamptz,
  -- when the row becomes outdated because time passes
  stale_at timestamptz not null default '-infinity'
);
create index doctor_free_any on doctor_free (next_any, doctor_id);
create index doctor_free_online on doctor_free (next_online, doctor_id);
create index doctor_free_physical on doctor_free (next_physical, doctor_id);
create index doctor_free_stale on doctor_free (stale_at);

create function keep_doctor_marks(ids uuid[]) returns void language plpgsql as $$
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

-- The doctors who work at these places. Locks the places, so that a change of a place and a doctor who joins its team
-- wait for each other.
create function doctors_at(places uuid[]) returns uuid[] language plpgsql as $$
begin
  perform from place where id = any(places) order by id for no key update;
  return array(select distinct doctor_id from team_member where provider_id = any(places));
end $$;

-- Emits the event that the team, the slot length or the publication of these doctors changed; the scheduling module
-- then renews their availability summaries.
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

-- Publishing or hiding a doctor or a hospital changes free slots: an unpublished doctor has none, and none is offered
-- at an unpublished hospital.
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

revoke delete on provider, doctor, place, provider_rating, provider_count from ivuriro_app;
