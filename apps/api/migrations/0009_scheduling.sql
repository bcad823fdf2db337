-- Working time (calendar_row), claimed slots (slot_claim), and the appointment.
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
  -- for hours at a hospital: the doctor, hospital or administrator who entered them
  entered_by uuid,
  -- when the doctor and the hospital, except the one who entered these hours, were notified of them; null until then
  told_at timestamptz,
  check (num_nonnulls(day, date) = 1),
  check (starts_at < ends_at),
  check ((type = 'Hospital') = (hospital_id is not null) or not is_available)
);
create index calendar_row_weekly on calendar_row (doctor_id, day) where day is not null;
create index calendar_row_dated on calendar_row (doctor_id, date) where date is not null;
create index calendar_row_hospital on calendar_row (hospital_id, doctor_id) where hospital_id is not null;
create index calendar_row_untold on calendar_row (doctor_id, hospital_id) where entered_by is not null and told_at is null;
create index calendar_row_told on calendar_row (doctor_id, hospital_id, told_at) where told_at is not null;

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
  meet_code text unique references meeting (code),
  -- the refund rule at the time of the booking: [{until_hours_before, percent}]. The first entry that applies counts
  refund_rule jsonb not null,
  -- when the sweeper set the appointment to MISSED because nobody had closed it; its payment is held for 48 hours and
  -- then refunded
  missed_by_sweeper_at timestamptz,
  created_at timestamptz not null default now(),
  -- the patient booked at the hospital without naming a doctor: another doctor of the speciality will do as well
  any_doctor boolean not null default false,
  foreign key (payment_id, patient_id) references payment (id, patient_id),
  check ((consultation_type = 'ONLINE') = (hospital_id is null)),
  check ((consultation_type = 'ONLINE') = (meet_code is not null)),
  check (not any_doctor or hospital_id is not null)
);
create index appointment_patient on appointment (patient_id, starts_at desc, id desc);
create index appointment_doctor on appointment (doctor_id, starts_at desc, id desc);
create index appointment_hospital on appointment (hospital_id, starts_at desc, id desc) where hospital_id is not null;
create index appointment_payment on appointment (payment_id);
create index appointment_missed on appointment (missed_by_sweeper_at) where missed_by_sweeper_at is not null;
create index appointment_open on appointment (ends_at) where status in ('PENDING', 'ONGOING');
-- The administrator's list of all appointments, latest first.
create index appointment_latest on appointment (starts_at desc, id desc);
-- The home page counts the appointments of the last 30 days.
create index appointment_completed on appointment (starts_at) where status = 'COMPLETED';
create index appointment_asked on appointment (created_at, speciality_id);
-- For the lists of pending appointments, soonest first: of a doctor, of a hospital, of all.
create index appointment_pending_doctor on appointment (doctor_id, starts_at, id) where status = 'PENDING';
create index appointment_pending_soonest on appointment (hospital_id, starts_at, id)
  where status = 'PENDING' and hospital_id is not null;
create index appointment_pending on appointment (starts_at, id) where status = 'PENDING';
-- Deleting a catalogue item checks every foreign key that refers to it, and each check needs an index.
create index appointment_speciality on appointment (speciality_id);
create index appointment_insurance on appointment (insurance_id);

-- Deferred, because the room is inserted before its appointment.
alter table meeting add foreign key (appointment_id) references appointment deferrable initially deferred;

create table slot_claim (
  id uuid primary key,
  doctor_id uuid not null references doctor,
  during tstzrange not null,
  state text not null check (state in ('HELD', 'BOOKED', 'RELEASED', 'EXPIRED')),
  hold_expires_at timestamptz,
  payment_id uuid not null references payment,
  -- deferred, because the slot is claimed before the appointment is inserted
  appointment_id uuid references appointment deferrable initially deferred,
  created_at timestamptz not null default now(),
  -- the insurance and the speciality of a hold, so that neither can be deleted before the slot is booked
  held_insurance_id text references insurance,
  held_speciality_id uuid references speciality,
  check (state <> 'HELD' or hold_expires_at is not null),
  check (state <> 'BOOKED' or appointment_id is not null),
  constraint slot_claim_within_a_day check (upper(during) - lower(during) <= interval '1 day'),
  constraint slot_taken_once exclude using gist (doctor_id with =, during with &&) where (state in ('HELD', 'BOOKED'))
);
create index slot_claim_payment on slot_claim (payment_id);
create index slot_claim_held on slot_claim (hold_expires_at) where state = 'HELD';
create index slot_claim_appointment on slot_claim (appointment_id);
-- Holding a slot reads all claims on the doctor's slots made in the last day, inactive ones too, while other bookings
-- of the doctor wait: the index keeps that wait short.
create index slot_claim_lately on slot_claim (doctor_id, created_at);
-- For the claims on a doctor on one day: the index of the exclusion constraint would read many more pages to list them.
create index slot_claim_day on slot_claim (doctor_id, lower(during)) where state in ('HELD', 'BOOKED');
create index slot_claim_held_insurance on slot_claim (held_insurance_id) where held_insurance_id is not null;
create index slot_claim_held_speciality on slot_claim (held_speciality_id) where held_speciality_id is not null;

-- Clears the catalogue items of a hold when it ends. A booked slot no longer needs them, because its appointment refers
-- to them.
create function forget_held_items() returns trigger language plpgsql as $$
begin
  new.held_insurance_id := null;
  new.held_speciality_id := null;
  return new;
end $$;
create trigger slot_claim_hold_ended before update of state on slot_claim for each row
  when (old.state = 'HELD' and new.state <> 'HELD') execute function forget_held_items();

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
-- Before a file is deleted, a query looks for appointments to which it is still attached.
create index appointment_attachment_file on appointment_attachment (file_id);

-- The history of moved appointments: times and doctors before and after.
create table appointment_move (
  id bigint generated always as identity primary key,
  appointment_id uuid not null references appointment,
  from_starts_at timestamptz not null,
  from_ends_at timestamptz not null,
  from_doctor_id uuid not null references doctor,
  to_starts_at timestamptz not null,
  to_ends_at timestamptz not null,
  to_doctor_id uuid not null references doctor,
  by_account_id uuid not null references account,
  at timestamptz not null
);
create index appointment_move_of on appointment_move (appointment_id, id);
create trigger appointment_move_append_only before update or delete or truncate on appointment_move
  for each statement execute function refuse_change();

-- A change of a calendar row or a claim emits an event, after which the doctor's availability summary is renewed.
create function tell_times_changed() returns trigger language plpgsql as $$
begin
  insert into outbox (event, payload)
  select 'doctor.times_changed', jsonb_build_object('doctor_ids', jsonb_agg(distinct doctor_id)) from changed
  having count(*) > 0;
  return null;
end $$;
create trigger hours_added after insert on calendar_row
  referencing new table as changed for each statement execute function tell_times_changed();
create trigger hours_changed after update on calendar_row
  referencing new table as changed for each statement execute function tell_times_changed();
create trigger hours_removed after delete on calendar_row
  referencing old table as changed for each statement execute function tell_times_changed();
create trigger time_taken after insert on slot_claim
  referencing new table as changed for each statement execute function tell_times_changed();

-- Runs when a slot is claimed or becomes free. A hold that becomes a booking emits no event, because the slot stays
-- claimed.
create function tell_time_changed() returns trigger language plpgsql as $$
begin
  insert into outbox (event, payload)
  values ('doctor.times_changed', jsonb_build_object('doctor_ids', jsonb_build_array(new.doctor_id)));
  return null;
end $$;
create trigger time_given_back after update on slot_claim for each row
  when ((new.state in ('HELD', 'BOOKED')) <> (old.state in ('HELD', 'BOOKED')))
  execute function tell_time_changed();

-- Payments, and what refers to them, are visible to the paying patient, the paid provider and administrators. A select
-- in parentheses is evaluated once for a query and not once for each row.
alter table payment enable row level security;
-- The doctor of an appointment sees its payment, also when the hospital is paid. The policy contains the query itself,
-- because a function call for each row took a tenth of the time of a page of appointments.
create policy party on payment using ((select everybody_acts()) or (select who_acts()) in (patient_id, payee_id)
  or exists (select from appointment visit where visit.payment_id = payment.id and visit.doctor_id = (select who_acts())));

-- Row security of rooms, of what belongs to an appointment, and of orders with all their parts. An appointment concerns
-- the patient, the doctor and the hospital; an order the patient and its provider; administrators may see both.
-- Appointments themselves have no policy: lists count them by an index alone, and a policy would read every row
-- (decision 034).
create function sees_visit(visit uuid) returns boolean language plpgsql stable parallel safe cost 1 as $$
begin
  return everybody_acts() or exists (
    select from appointment a where a.id = visit and who_acts() in (a.patient_id, a.doctor_id, a.hospital_id));
end $$;

-- Inserts are not checked (`with check (true)`), because sees_visit does not find an appointment that the same
-- statement inserts.
alter table appointment_attachment enable row level security;
create policy of_visit on appointment_attachment using (sees_visit(appointment_id)) with check (true);
alter table appointment_move enable row level security;
create policy of_visit on appointment_move using (sees_visit(appointment_id)) with check (true);
alter table appointment_status_change enable row level security;
create policy of_visit on appointment_status_change using (sees_visit(appointment_id)) with check (true);

revoke update, delete on appointment_status_change, appointment_move from ivuriro_app;
revoke delete on appointment, slot_claim from ivuriro_app;
