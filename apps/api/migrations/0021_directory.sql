-- provider is the supertype of doctor, hospital, laboratory and pharmacy; all four share its key, which is the account's.
create table provider (
  id uuid primary key,
  kind text not null check (kind in ('doctor', 'hospital', 'laboratory', 'pharmacy')),
  name text not null,
  email text,
  phone text,
  is_published boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  -- words without accents and case from every searched field (directory/search.ts keeps it)
  search text not null default '',
  unique (id, kind),
  foreign key (id, kind) references account (id, type)
);
create index provider_name on provider (kind, name, id) where is_published and deleted_at is null;
create index provider_search on provider using gin (to_tsvector('simple', search)) where is_published and deleted_at is null;

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

-- Published providers of each kind, kept by a trigger: the totals of the unfiltered lists.
create table provider_count (
  kind text primary key,
  published integer not null default 0
);
insert into provider_count (kind) values ('doctor'), ('hospital'), ('laboratory'), ('pharmacy');
create function count_published() returns trigger language plpgsql as $$
declare
  before integer := 0;
  after integer := 0;
begin
  if tg_op <> 'INSERT' then before := (old.is_published and old.deleted_at is null)::integer; end if;
  if tg_op <> 'DELETE' then after := (new.is_published and new.deleted_at is null)::integer; end if;
  if before <> after then
    update provider_count set published = published + after - before where kind = coalesce(new.kind, old.kind);
  end if;
  return null;
end $$;
create trigger provider_counted after insert or delete or update of is_published, deleted_at on provider
  for each row execute function count_published();
