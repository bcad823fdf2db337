-- provider is the supertype of doctor, hospital, laboratory and pharmacy; all four share its key, which is the account's.
create table provider (
  id uuid primary key,
  kind text not null check (kind in ('doctor', 'hospital', 'laboratory', 'pharmacy')),
  name text not null,
  -- the name as lists order it: without accents and case
  sort_name text not null default '',
  -- the account's, which never changes: every card shows it
  user_code text not null default '',
  email text,
  phone text,
  is_published boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  -- words without accents and case from every searched field (directory/search-text.ts keeps it)
  search text not null default '',
  words tsvector not null generated always as (to_tsvector('simple', search)) stored,
  unique (id, kind),
  foreign key (id, kind) references account (id, type)
);
create index provider_name on provider (kind, sort_name, id) where is_published and deleted_at is null;
create index provider_words on provider using gin (words) where is_published and deleted_at is null;

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

-- A doctor belongs to a place: an affiliation to the one, a team member to the other.
create table team_member (
  id uuid primary key,
  provider_id uuid not null,
  place_kind text not null check (place_kind in ('hospital', 'laboratory')),
  doctor_id uuid not null references doctor,
  created_at timestamptz not null default now(),
  unique (provider_id, doctor_id),
  foreign key (provider_id, place_kind) references place (id, kind)
);
create index team_member_doctor on team_member (doctor_id);

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

-- Minutes of the day in Kigali; no row means 08:00 to 17:00; closing not after opening means the next day.
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

-- The figures of the accepted reviews, kept when one is accepted, withdrawn or deleted.
create table provider_rating (
  provider_id uuid primary key references provider,
  overall numeric(3, 2) not null default 0,
  waiting_time numeric(3, 2) not null default 0,
  customer_care numeric(3, 2) not null default 0,
  communication numeric(3, 2) not null default 0,
  recommend numeric(3, 2) not null default 0,
  total integer not null default 0
);

-- Published providers of each kind: the totals of the unfiltered lists.
create table provider_count (
  kind text primary key,
  published integer not null default 0
);
insert into provider_count (kind) values ('doctor'), ('hospital'), ('laboratory'), ('pharmacy');

-- Every word that finds a published provider of a kind, and how many it finds. The search looks here first: a word
-- that nobody has ends here, a misspelt one finds its neighbours, and a frequent one is known to be frequent.
create table search_word (
  kind text not null,
  word text collate "C" not null,
  uses integer not null,
  -- of these, the providers who have it in their name
  named integer not null,
  primary key (kind, word)
);
create index search_word_near on search_word using gin (word gin_trgm_ops);

-- The published providers of a word of their names, A–Z: a page of all who are called Uwase costs as much among a
-- million as among a hundred. Titles are left out; nearly everyone has one.
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

-- All of it is kept by the statement and not by the row, so that a million rows can be loaded at once; and words in
-- their order, so that two who publish at once wait for each other instead of locking each other out.
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

-- Words like one that nobody has. A slip in a word of four letters leaves few of its trigrams, hence the low threshold;
-- the search itself counts the slips.
create function search_neighbours(of_kind text, sought text) returns table (word text, uses integer, named integer)
language sql stable set pg_trgm.similarity_threshold = '0.2' as $$
  select word, uses, named from search_word
  where kind = of_kind and uses > 0 and word % sought
  order by similarity(word, sought) desc, word
  limit 30
$$;
