-- What an administrator's account is signed in with beside its password.
create table second_factor (
  account_id uuid primary key references account,
  -- sealed with a key of the configuration (platform/sealing.ts)
  secret bytea not null,
  -- null until the first code showed that the other device has it
  enrolled_at timestamptz,
  -- the half minute whose code was taken last: neither it nor an earlier one is taken again
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
-- Each opens the account once, when the device is lost; kept only as their keyed hashes.
create table recovery_code (
  account_id uuid not null references second_factor on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- When the password was last entered in a session: at the sign-in, or again before something grave.
alter table session add column password_at timestamptz;
