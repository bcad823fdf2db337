-- The second factor belongs to the person who signs in, and protects every account for which they act. It replaces
-- second_factor and recovery_code, which only processes of the previous version still read.
create table login_factor (
  login_id uuid primary key references login,
  -- encrypted with a key of the configuration (platform/seal.ts)
  secret bytea not null,
  -- null until the person entered a first code, which shows that their authenticator app has the secret
  enrolled_at timestamptz,
  -- the 30-second time step whose code was used last; codes of this and of earlier steps are refused
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create index login_factor_begun on login_factor (created_at) where enrolled_at is null;

-- Recovery codes. When the device is lost, each replaces a code of the second factor once. Stored only as keyed hashes.
create table login_recovery_code (
  login_id uuid not null references login_factor on delete cascade,
  code_hash bytea not null,
  primary key (login_id, code_hash)
);

insert into login_factor (login_id, secret, enrolled_at, last_step, created_at)
  select a.login_id, f.secret, f.enrolled_at, f.last_step, f.created_at
  from second_factor f join account a on a.id = f.account_id;
insert into login_recovery_code (login_id, code_hash)
  select a.login_id, c.code_hash from recovery_code c join account a on a.id = c.account_id;
