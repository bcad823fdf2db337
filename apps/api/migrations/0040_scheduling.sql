-- Offered time (calendar_row), taken time (slot_claim), and the visit (appointment).
create table calendar_row (
  id uuid primary key,
  seq bigint generated always as identity,
  doctor_id uuid not null references doctor,
  day smallint check (day between 1 and 7),
  date date,
  starts_at smallint not null check (starts_at between 0 and 1439),
  ends_at smallint not null check (ends_at between 1 and 1440),
  is_available boolean not null default true,
  type text not null check (type in ('Online', 'Hospital', 'default')),
  hospital_id uuid references place,
  check (num_nonnulls(day, date) = 1),
  check (starts_at < ends_at),
  check ((type = 'Hospital') = (hospital_id is not null) or not is_available)
);
create index calendar_row_weekly on calendar_row (doctor_id, day) where day is not null;
create index calendar_row_dated on calendar_row (doctor_id, date) where date is not null;
create index calendar_row_hospital on calendar_row (hospital_id, doctor_id) where hospital_id is not null;

create table appointment (
  id uuid primary key,
  code text not null unique,
  patient_id uuid not null references patient,
  doctor_id uuid not null references doctor,
  hospital_id uuid references place,
  speciality_id uuid not null references speciality,
  insurance_id text not null references insurance,
  payment_id uuid not null,
  consultation_type text not null check (consultation_type in ('PHYSICAL', 'ONLINE')),
  status text not null default 'PENDING' check (status in ('PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED', 'MISSED')),
  reason text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  meet_code text unique,
  -- the refund rule that held when it was booked: [{until_hours_before, percent}], the first that fits
  refund_rule jsonb not null,
  -- when the sweeper found that nobody said what became of the visit: its money rests for 48 hours, then it goes back
  missed_by_sweeper_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (payment_id, patient_id) references payment (id, patient_id),
  check ((consultation_type = 'ONLINE') = (hospital_id is null)),
  check ((consultation_type = 'ONLINE') = (meet_code is not null))
);
create index appointment_patient on appointment (patient_id, starts_at desc, id desc);
create index appointment_doctor on appointment (doctor_id, starts_at desc, id desc);
create index appointment_hospital on appointment (hospital_id, starts_at desc, id desc) where hospital_id is not null;
create index appointment_payment on appointment (payment_id);
create index appointment_missed on appointment (missed_by_sweeper_at) where missed_by_sweeper_at is not null;
create index appointment_open on appointment (ends_at) where status in ('PENDING', 'ONGOING');

create table slot_claim (
  id uuid primary key,
  doctor_id uuid not null references doctor,
  during tstzrange not null,
  state text not null check (state in ('HELD', 'BOOKED', 'RELEASED', 'EXPIRED')),
  hold_expires_at timestamptz,
  payment_id uuid not null references payment,
  -- the time is taken before the visit is written
  appointment_id uuid references appointment deferrable initially deferred,
  created_at timestamptz not null default now(),
  check (state <> 'HELD' or hold_expires_at is not null),
  check (state <> 'BOOKED' or appointment_id is not null),
  constraint slot_taken_once exclude using gist (doctor_id with =, during with &&) where (state in ('HELD', 'BOOKED'))
);
create index slot_claim_payment on slot_claim (payment_id);
create index slot_claim_held on slot_claim (hold_expires_at) where state = 'HELD';
create index slot_claim_appointment on slot_claim (appointment_id);

create table appointment_status_change (
  id bigint generated always as identity primary key,
  appointment_id uuid not null references appointment,
  from_status text,
  to_status text not null,
  by_account_id uuid references account,
  reason text,
  at timestamptz not null default now()
);
create index appointment_status_change_of on appointment_status_change (appointment_id, id);
create trigger appointment_status_change_append_only before update or delete or truncate on appointment_status_change
  for each statement execute function refuse_change();

create table appointment_attachment (
  appointment_id uuid not null references appointment,
  file_id uuid not null references private_file,
  primary key (appointment_id, file_id)
);
