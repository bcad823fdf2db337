-- An offering: a test or a drug of the catalogue that a laboratory or a pharmacy sells.
create table offer (
  id uuid primary key,
  provider_id uuid not null,
  kind text not null check (kind in ('laboratory', 'pharmacy')),
  test_id uuid references test,
  drug_id uuid references drug,
  price integer not null check (price between 0 and 10000000),
  turn_around_time text not null default '',
  status text not null default 'IN_STOCK' check (status in ('IN_STOCK', 'OUT_STOCK')),
  -- removed from the list; orders still refer to it
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (id, provider_id),
  foreign key (provider_id, kind) references provider (id, kind),
  check ((kind = 'laboratory') = (test_id is not null)),
  check ((kind = 'pharmacy') = (drug_id is not null))
);
-- A provider has at most one offering of a test or a drug; these indexes also serve the provider's lists.
create unique index offer_test_once on offer (provider_id, test_id) where removed_at is null;
create unique index offer_drug_once on offer (provider_id, drug_id) where removed_at is null;
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
  -- the smallest known division of the delivery address; null: the patient collects the order
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
create index medical_order_pending on medical_order (provider_id, created_at, id) where status = 'PENDING';
-- The home page counts the patients who were recently served.
create index medical_order_served on medical_order (created_at) where status = 'COMPLETED';
-- The first screen of a provider counts the provider's orders. This index has all columns that the query and the row
-- policy need, so the table is not read.
create index medical_order_counted on medical_order (provider_id, created_at desc, id desc)
  include (patient_id, kind, status, category);

-- All lines of an order belong to its provider; the price is that of the day of the order.
create table medical_order_line (
  id uuid primary key,
  order_id uuid not null,
  provider_id uuid not null,
  position smallint not null,
  offer_id uuid not null,
  price integer not null check (price >= 0),
  quantity smallint not null check (quantity between 1 and 100),
  -- the name of the test or drug when it was ordered
  name text not null default '',
  unique (order_id, offer_id),
  foreign key (order_id, provider_id) references medical_order (id, provider_id),
  foreign key (offer_id, provider_id) references offer (id, provider_id)
);
create index medical_order_line_offer on medical_order_line (offer_id);

-- An order permanently states what was ordered, so the name is stored with the price.
create function keep_name_of_goods() returns trigger language plpgsql as $$
begin
  new.name := coalesce((
    select coalesce(drug.name, test.title)
    from offer left join drug on drug.id = offer.drug_id left join test on test.id = offer.test_id
    where offer.id = new.offer_id), '');
  return new;
end $$;
create trigger name_kept before insert on medical_order_line for each row
  when (new.name = '') execute function keep_name_of_goods();

create table medical_order_attachment (
  order_id uuid not null references medical_order,
  file_id uuid not null references private_file,
  primary key (order_id, file_id)
);
create index medical_order_attachment_file on medical_order_attachment (file_id);

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

alter table prescribed_drug add foreign key (dispensed_with) references medical_order;
create index prescribed_drug_dispensed_with on prescribed_drug (dispensed_with) where dispensed_with is not null;

alter table medical_order enable row level security;
create policy party on medical_order using ((select product_acts()) or (select who_acts()) in (patient_id, provider_id));

alter table medical_order_line enable row level security;
-- Each order line repeats the provider of its order, and a foreign key keeps both equal. The row policy would otherwise
-- look up the order of each line, which took a fifth of the time of a page of a provider's orders.
create policy of_order on medical_order_line
  using ((select who_acts()) = provider_id or exists (select from medical_order o where o.id = order_id)) with check (true);

alter table medical_order_attachment enable row level security;
create policy of_order on medical_order_attachment
  using (exists (select from medical_order o where o.id = order_id)) with check (true);
alter table medical_order_status_change enable row level security;
create policy of_order on medical_order_status_change
  using (exists (select from medical_order o where o.id = order_id)) with check (true);

revoke update, delete on medical_order_status_change, medical_order_line from ivuriro_app;
revoke delete on medical_order from ivuriro_app;
