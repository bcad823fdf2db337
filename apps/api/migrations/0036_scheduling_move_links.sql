-- The link by which a patient chooses a new time for an appointment, after the doctor or hospital has said that the
-- doctor is away: one for each appointment, of which only the digest is stored. It works without a sign-in, once.
create table move_link (
  appointment_id uuid primary key references appointment,
  -- null until it is sent
  token_hash bytea unique,
  -- what the doctor or hospital wrote to the patient
  message text,
  by_account_id uuid not null references account,
  made_at timestamptz not null,
  -- when it was used, or the appointment was moved otherwise or cancelled
  ended_at timestamptz
);

alter table move_link enable row level security;
create policy of_visit on move_link using (sees_visit(appointment_id));
revoke delete on move_link from ivuriro_app;
