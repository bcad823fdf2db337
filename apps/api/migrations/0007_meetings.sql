-- The room of an online appointment: its patient and doctor, their stored signalling messages, and which of them is
-- present.
create table meeting (
  code text primary key check (length(code) between 12 and 40),
  -- the migration that creates the table of appointments adds a foreign key
  appointment_id uuid not null unique,
  patient_id uuid not null references patient,
  doctor_id uuid not null references doctor,
  status text not null default 'PENDING' check (status in ('PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  offer text,
  -- counts the WebRTC offers of the call, so that a message about a replaced offer is refused
  offer_number int not null default 0,
  answer text,
  answer_received_at timestamptz,
  offer_candidates text[] not null default '{}',
  remote_candidates text[] not null default '{}',
  -- the socket of each party in the room; null while that party is not there
  patient_socket text,
  doctor_socket text,
  patient_came_at timestamptz,
  doctor_came_at timestamptz,
  -- when both parties were in the room together for the first time
  met_at timestamptz,
  -- until when a party who lost the connection may rejoin
  grace_until timestamptz,
  doctor_ended_at timestamptz
);
create index meeting_patient on meeting (patient_id);
create index meeting_doctor on meeting (doctor_id);
create index meeting_patient_socket on meeting (patient_socket) where patient_socket is not null;
create index meeting_doctor_socket on meeting (doctor_socket) where doctor_socket is not null;
create index meeting_grace on meeting (grace_until) where status = 'ONGOING';

alter table meeting enable row level security;
create policy party on meeting using ((select product_acts()) or (select who_acts()) in (patient_id, doctor_id));

revoke delete on meeting from ivuriro_app;
