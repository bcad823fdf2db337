-- What statements of other modules may join of the catalogue.
create view test_name as select id, title, category from test;
create view drug_name as
  select drug.id, drug.name, drug.price, drug.status, drug.supply,
    drug_class.id as class_id, drug_class.name as class, drug_category.id as category_id, drug_category.name as category
  from drug
  join drug_class on drug_class.id = drug.drug_class_id
  join drug_category on drug_category.id = drug_class.drug_category_id;

-- What a laboratory or a pharmacy sells, of the catalogue.
create table offer (
  id uuid primary key,
  provider_id uuid not null,
  kind text not null check (kind in ('laboratory', 'pharmacy')),
  test_id uuid references test,
  drug_id uuid references drug,
  price integer not null check (price between 0 and 10000000),
  turn_around_time text not null default '',
  status text not null default 'IN_STOCK' check (status in ('IN_STOCK', 'OUT_STOCK')),
  -- off the list; orders keep what they name
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (id, provider_id),
  foreign key (provider_id, kind) references provider (id, kind),
  check ((kind = 'laboratory') = (test_id is not null)),
  check ((kind = 'pharmacy') = (drug_id is not null))
);
create unique index offer_test_once on offer (provider_id, test_id) where removed_at is null and test_id is not null;
create unique index offer_drug_once on offer (provider_id, drug_id) where removed_at is null and drug_id is not null;
create index offer_of_test on offer (test_id) where test_id is not null;
create index offer_of_drug on offer (drug_id) where drug_id is not null;

create table medical_order (
  id uuid primary key,
  code text not null unique,
  kind text not null check (kind in ('laboratory', 'pharmacy')),
  patient_id uuid not null references patient,
  provider_id uuid not null,
  payment_id uuid not null unique,
  category text not null check (category in ('Doctor', 'Patient')),
  status text not null default 'PENDING' check (status in ('PENDING', 'COMPLETED', 'CANCELLED')),
  consultation_file_id uuid references consultation_file,
  needs_prescription boolean not null default false,
  prescription_accepted boolean not null default false,
  -- the smallest division that is known of the address; null: the patient collects it
  division_code bigint references division,
  house_street_no text,
  created_at timestamptz not null default now(),
  unique (id, provider_id),
  foreign key (provider_id, kind) references provider (id, kind),
  foreign key (payment_id, patient_id) references payment (id, patient_id),
  check ((division_code is null) = (house_street_no is null)),
  constraint prescription_before_completed
    check (status <> 'COMPLETED' or prescription_accepted or not needs_prescription)
);
create index medical_order_patient on medical_order (patient_id, kind, created_at desc, id desc);
create index medical_order_provider on medical_order (provider_id, created_at desc, id desc);
create index medical_order_pending on medical_order (provider_id, created_at, id) where status = 'PENDING';

-- Everything in an order is of its provider; the price is the one of that day.
create table medical_order_line (
  id uuid primary key,
  order_id uuid not null,
  provider_id uuid not null,
  position smallint not null,
  offer_id uuid not null,
  price integer not null check (price >= 0),
  quantity smallint not null check (quantity between 1 and 100),
  unique (order_id, offer_id),
  foreign key (order_id, provider_id) references medical_order (id, provider_id),
  foreign key (offer_id, provider_id) references offer (id, provider_id)
);
create index medical_order_line_offer on medical_order_line (offer_id);

create table medical_order_attachment (
  order_id uuid not null references medical_order,
  file_id uuid not null references private_file,
  primary key (order_id, file_id)
);

create table medical_order_status_change (
  id bigint generated always as identity primary key,
  order_id uuid not null references medical_order,
  from_status text,
  to_status text not null,
  by_account_id uuid references account,
  at timestamptz not null default now()
);
create index medical_order_status_change_of on medical_order_status_change (order_id, id);
create trigger medical_order_status_change_append_only before update or delete or truncate on medical_order_status_change
  for each statement execute function refuse_change();

-- Which order a line was dispensed with; null when it was by its code.
alter table prescribed_drug
  add column dispensed_with uuid references medical_order,
  add check ((dispensed_at is null) = (pharmacy_id is null)),
  add check (dispensed_at is not null or dispensed_with is null);
create index prescribed_drug_dispensed_with on prescribed_drug (dispensed_with) where dispensed_with is not null;
