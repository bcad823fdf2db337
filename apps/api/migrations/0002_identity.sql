-- A login is a person who signs in; an account is the role in which the person acts.
create table login (
  id uuid primary key,
  email text not null check (email = lower(email)),
  phone text,
  password_hash text,
  password_changed_at timestamptz,
  created_at timestamptz not null default now(),
  -- when a link mailed to this e-mail address was used, which confirms that the person reads mail there
  email_proved_at timestamptz
);
create unique index login_email on login (email);
-- A phone number is not confirmed, so several logins may have the same one, and signing in by it considers all of them.
create index login_phone on login (phone) where phone is not null;

-- A changed e-mail address counts as unconfirmed.
create function unprove_email() returns trigger language plpgsql as $$
begin
  new.email_proved_at := null;
  return new;
end $$;
create trigger login_email_unproved before update of email on login for each row
  when (new.email <> old.email) execute function unprove_email();

create table account (
  id uuid primary key,
  login_id uuid not null references login,
  type text not null check (type in ('patient', 'doctor', 'hospital', 'laboratory', 'pharmacy', 'admin')),
  name text not null,
  user_code text not null,
  terms_version integer,
  terms_accepted_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  unique (id, type),
  unique (type, user_code)
);
-- A login has at most one open account of each type. Closed accounts do not count, because a person whose account was
-- deleted may sign up again with the same e-mail address.
create unique index account_living_once on account (login_id, type) where deleted_at is null;
create index account_login on account (login_id);
create index account_name_searched on account using gin (searched_text(name) gin_trgm_ops);
create index account_by_name on account (plain_name(name), id) where deleted_at is null;

-- The columns of accounts that queries of other modules may join.
create view account_name as select id, type, name, deleted_at is null as living from account;

create table patient (
  id uuid primary key,
  type text not null default 'patient' check (type = 'patient'),
  gender text check (gender in ('Male', 'Female', 'Prefer not to say')),
  id_number text,
  birth_date date,
  address text,
  foreign key (id, type) references account (id, type)
);
-- Ages and genders of all patients are counted from this index alone.
create index patient_ages on patient (birth_date, gender);

-- An opaque token, stored only as its SHA-256, bound to one account.
create table session (
  token_hash bytea primary key,
  id uuid not null unique,
  account_id uuid not null references account,
  device text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- when the password was last entered in the session: at the sign-in, or again before a sensitive action
  password_at timestamptz
);
create index session_account on session (account_id);

-- Mailed links, each used once. A link to set a password is valid for one hour after "forgot password" and for seven
-- days when it sets the first password. The other links confirm the e-mail address.
create table password_link (
  token_hash bytea primary key,
  login_id uuid not null references login,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  purpose text not null default 'password' check (purpose in ('password', 'email'))
);
create index password_link_login on password_link (login_id);

-- The first answer to a request with an idempotency key, encrypted; kept for 24 hours.
create table idempotency_key (
  account_id uuid not null references account,
  key text not null check (length(key) between 8 and 64),
  request_hash bytea not null,
  status smallint,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- The second factor of an account.
create table second_factor (
  account_id uuid primary key references account,
  -- encrypted with a key of the configuration (platform/seal.ts)
  secret bytea not null,
  -- null until the person entered a first code, which shows that their authenticator app has the secret
  enrolled_at timestamptz,
  -- the 30-second time step whose code was used last; codes of this and of earlier steps are refused
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create index second_factor_begun on second_factor (created_at) where enrolled_at is null;

-- Recovery codes. When the device is lost, each replaces a code of the second factor once. Stored only as keyed hashes.
create table recovery_code (
  account_id uuid not null references second_factor on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- Browsers in which the right password of a login was entered before. Wrong passwords that were entered elsewhere do
-- not delay a sign-in there.
create table known_device (
  device_hash bytea not null,
  login_id uuid not null references login,
  last_used_at timestamptz not null,
  -- when a right code of the second factor was last entered on the device; null when only the password was entered
  -- there
  code_at timestamptz,
  primary key (device_hash, login_id)
);
create index known_device_login on known_device (login_id);
create index known_device_last_used on known_device (last_used_at);

-- A transaction in the name of a signed-in account begins with hold_session. When an administrator acts for a provider,
-- it also calls hold_account for the provider's account. Account and session were checked before the transaction began;
-- these locks keep the account open and the session valid until the transaction ends. An erasure, a deletion, a new
-- password or a sign-out therefore waits for running writes, and later writes fail: with IV401 when the caller's own
-- account was closed or the session deleted, with IV404 when the provider's account was closed. `exclusive` is for
-- commands that themselves delete sessions or close the account: they request the strong lock at once, because
-- upgrading a weak one causes deadlocks.
create function hold_account(of_account uuid, exclusive boolean, failure text default 'IV404') returns void
language plpgsql as $$
begin
  if exclusive then
    perform from account where id = of_account and deleted_at is null for update;
  else
    perform from account where id = of_account and deleted_at is null for key share;
  end if;
  if not found then
    raise exception 'this account was closed' using errcode = failure;
  end if;
end $$;

create function hold_session(of_account uuid, of_session uuid, exclusive boolean) returns void language plpgsql as $$
begin
  perform hold_account(of_account, exclusive, 'IV401');
  perform from session where id = of_session for key share;
  if not found then
    raise exception 'this session has ended' using errcode = 'IV401';
  end if;
end $$;

revoke delete on login, account, patient from ivuriro_app;
