-- A visit that the patient put to another time: when, with whom, before and after.
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
