-- Patients who came to a visit in person: one row for each appointment and Kigali day.
create table arrival (
  appointment_id uuid not null references appointment,
  day date not null,
  place_id uuid not null references place,
  -- the speciality of the appointment, which the appointment keeps from being deleted
  speciality_id uuid not null,
  -- the token: the letter of the speciality at this place and day, and a number of that place and day
  letter character(1) not null check (letter ~ '^[A-Z]$'),
  number integer not null check (number > 0),
  arrived_at timestamptz not null,
  -- an arrival that was undone keeps its token, so that no number is given twice or left out
  undone_at timestamptz,
  room text,
  called_at timestamptz,
  primary key (appointment_id, day),
  constraint arrival_token unique (place_id, day, number),
  check ((room is null) = (called_at is null)),
  check (undone_at is null or called_at is null)
);
create index arrival_age on arrival (arrived_at);

alter table arrival enable row level security;
create policy of_visit on arrival using (sees_visit(appointment_id));

-- The screen in the waiting room of a hospital: whoever has the secret of its address sees tokens and rooms, and no
-- names. A new address ends the one before.
create table waiting_room (
  place_id uuid primary key references place,
  secret_hash bytea not null unique,
  made_at timestamptz not null
);
