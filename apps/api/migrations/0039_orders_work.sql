-- The work on an order, as facts beside its status: one row from the first step on.
create table order_work (
  order_id uuid primary key,
  -- repeated, so that the row policy needs no look at the order (as in medical_order_line)
  provider_id uuid not null,
  started_at timestamptz not null,
  started_by uuid not null references membership,
  ready_at timestamptz,
  ready_by uuid references membership,
  -- what the patient says when the order is handed over; made when it is ready for the first time
  pickup_code text check (pickup_code ~ '^\d{6}$'),
  wrong_codes smallint not null default 0,
  handed_over_at timestamptz,
  handed_over_by uuid references membership,
  -- why the order was handed over without the code
  without_code text,
  foreign key (order_id, provider_id) references medical_order (id, provider_id),
  check ((ready_at is null) = (ready_by is null)),
  check (ready_at is null or pickup_code is not null),
  check ((handed_over_at is null) = (handed_over_by is null)),
  check (handed_over_at is null or ready_at is not null),
  check (without_code is null or handed_over_at is not null)
);

alter table order_work enable row level security;
create policy of_order on order_work
  using ((select who_acts()) = provider_id or exists (select from medical_order o where o.id = order_id));
revoke delete on order_work from ivuriro_app;

-- Why the provider cancelled an order; the patient reads it.
alter table medical_order_status_change add column reason text;

-- Lists of the desk that are sorted by status.
create index medical_order_by_status on medical_order (provider_id, status, created_at, id);
create index appointment_doctor_by_status on appointment (doctor_id, status, starts_at, id);
create index appointment_hospital_by_status on appointment (hospital_id, status, starts_at, id) where hospital_id is not null;
