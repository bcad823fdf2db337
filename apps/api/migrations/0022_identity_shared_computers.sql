-- A computer that several members of a provider share. Each signs in there with the password once; afterwards a PIN of
-- six digits is enough to switch to that member.
create table shared_computer (
  id uuid primary key,
  account_id uuid not null references account,
  name text not null,
  -- the token that the browser of the computer keeps, as its SHA-256
  token_hash bytea not null unique,
  registered_by uuid not null references membership,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ended_at timestamptz
);
create index shared_computer_account on shared_computer (account_id);
create index shared_computer_registered_by on shared_computer (registered_by);
create index shared_computer_used on shared_computer (last_used_at);

-- The members who have signed in with their password at a computer: only there their PIN opens a session.
create table shared_computer_member (
  computer_id uuid not null references shared_computer on delete cascade,
  membership_id uuid not null references membership,
  signed_in_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (computer_id, membership_id)
);
create index shared_computer_member_membership on shared_computer_member (membership_id);
create index shared_computer_member_signed_in on shared_computer_member (signed_in_at);

-- The hash of the PIN is made with a key of the configuration (domain/pins.ts). `pin_tries` counts the tries since the
-- last right PIN; a try is counted before it is checked, so that simultaneous ones count too.
alter table membership add column pin_hash text;
alter table membership add column pin_tries integer not null default 0;

-- A session that was opened by PIN belongs to the shared computer, and is deleted with it.
alter table session add column shared_computer_id uuid references shared_computer on delete cascade;
create index session_shared_computer on session (shared_computer_id) where shared_computer_id is not null;

-- The PIN is deleted when the membership ends, also because the account was closed.
create function end_pin() returns trigger language plpgsql as $$
begin
  new.pin_hash := null;
  return new;
end $$;
create trigger membership_end_pin before update of until on membership for each row
  when (new.until is not null and new.pin_hash is not null) execute function end_pin();
