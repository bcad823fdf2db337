-- The link by which a patient pays online what is due in cash for an appointment that a desk booked. Only its digest is
-- stored. It works without a sign-in, until the appointment is paid, cancelled or over.
create table payment_link (
  appointment_id uuid primary key references appointment,
  -- null until it is sent
  token_hash bytea unique,
  by_account_id uuid not null references account,
  made_at timestamptz not null
);

alter table payment_link enable row level security;
create policy of_visit on payment_link using (sees_visit(appointment_id));
revoke delete on payment_link from ivuriro_app;

-- paying what is due for an appointment that is booked already
alter table payment drop constraint payment_purpose_check;
alter table payment add constraint payment_purpose_check
  check (purpose in ('appointment', 'due_appointment', 'laboratory_test', 'prescription'));
