create table speciality (id uuid primary key, name text not null unique);

create table symptom_disease (
  id uuid primary key,
  name text not null unique,
  type text not null check (type in ('Symptom', 'Disease'))
);

create table insurance (id text primary key, name text not null unique);

create table imaging (id uuid primary key, title text not null unique);

create table facility (id uuid primary key, title text not null unique, description text not null default '');

create table test (
  id uuid primary key,
  title text not null unique,
  category text not null default '',
  description text not null default '',
  patient_preparation text not null default '',
  basic_of_test text not null default '',
  -- ordered often, and therefore listed before the others
  common boolean not null default false
);

create table drug_category (id uuid primary key, name text not null unique);

create table drug_class (
  id uuid primary key,
  name text not null,
  drug_category_id uuid not null references drug_category,
  unique (drug_category_id, name)
);

create table drug (
  id uuid primary key,
  name text not null,
  description text not null default '',
  price integer not null check (price >= 0),
  status text not null default 'IN_STOCK' check (status in ('IN_STOCK', 'OUT_STOCK')),
  supply text not null check (supply in ('OTC', 'Rx', 'Controlled', 'Programme', 'Facility', 'Product')),
  drug_class_id uuid not null references drug_class,
  -- ordered often, and therefore listed before the others
  common boolean not null default false
);
create index drug_of_class on drug (drug_class_id);

-- Province, district, sector, cell, village; the code of a division begins with the code of the one that contains it.
create table division (
  code bigint primary key,
  parent bigint references division,
  level smallint not null check (level between 1 and 5),
  name text not null,
  latitude double precision,
  longitude double precision
);
create index division_parent on division (parent, name);
create index division_level_name on division (level, lower(name));

-- The names of catalogue items, for statements of other modules that store their ids.
create view speciality_name as select id, name from speciality;
create view symptom_disease_name as select id, name, type from symptom_disease;
create view insurance_name as select id, name from insurance;
create view facility_name as select id, title, description from facility;
create view division_name as select code, parent, level, name, latitude, longitude from division where level <= 3;
create view test_name as select id, title, category, common from test;
create view drug_name as
  select drug.id, drug.name, drug.price, drug.status, drug.supply,
    drug_class.id as class_id, drug_class.name as class, drug_category.id as category_id, drug_category.name as category,
    drug.common
  from drug
  join drug_class on drug_class.id = drug.drug_class_id
  join drug_category on drug_category.id = drug_class.drug_category_id;

-- Names are unique without regard to accents, case and blanks around them, so that nobody adds "Pediatrics" beside
-- "pédiatrics".
create unique index speciality_plain on speciality (plain_name(btrim(name)));
create unique index symptom_disease_plain on symptom_disease (plain_name(btrim(name)));
create unique index insurance_plain on insurance (plain_name(btrim(name)));
create unique index imaging_plain on imaging (plain_name(btrim(title)));
create unique index facility_plain on facility (plain_name(btrim(title)));
create unique index test_plain on test (plain_name(btrim(title)));
create unique index drug_category_plain on drug_category (plain_name(btrim(name)));
create unique index drug_class_plain on drug_class (drug_category_id, plain_name(btrim(name)));
create unique index drug_plain on drug (plain_name(btrim(name)));

revoke update, delete on division from ivuriro_app;
