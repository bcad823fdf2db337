-- Who a person is (login), what he acts as (account), the tokens he holds, and the record of what was done.
create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table login (
  id uuid primary key,
  email text not null check (email = lower(email)),
  phone text,
  password_hash text,
  password_changed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index login_email on login (email);
create unique index login_phone on login (phone) where phone is not null;

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
  unique (type, user_code),
  unique (login_id, type)
);

create table patient (
  id uuid primary key,
  type text not null default 'patient' check (type = 'patient'),
  gender text check (gender in ('Male', 'Female', 'Prefer not to say')),
  id_number text,
  birth_date date,
  address text,
  foreign key (id, type) references account (id, type)
);

-- An opaque token, kept only as its SHA-256, bound to one account.
create table session (
  token_hash bytea primary key,
  id uuid not null unique,
  account_id uuid not null references account,
  device text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_account on session (account_id);

-- Links that set a password: forgotten (one hour) or first (seven days); used once.
create table password_link (
  token_hash bytea primary key,
  login_id uuid not null references login,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index password_link_login on password_link (login_id);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account_id uuid,
  account_type text,
  action text not null,
  object text,
  object_id text,
  patient_id uuid,
  outcome text not null,
  request_id text
);
create index audit_patient on audit (patient_id, id desc) where patient_id is not null;
create index audit_account on audit (account_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();

-- Pictures that anyone may see; re-encoded when they arrive.
create table picture (
  id uuid primary key,
  item_type text not null check (item_type in ('patient', 'doctor', 'hospital', 'laboratory', 'pharmacy', 'drug', 'insurance', 'facility', 'blog')),
  item_id text not null,
  filename text not null unique,
  position smallint not null default 0,
  created_at timestamptz not null default now()
);
create index picture_item on picture (item_type, item_id, position);
-- What statements of other modules may join.
create view item_picture as select id, item_type, item_id, filename, position from picture;

-- Medical and other private files: read only through a signed address.
create table private_file (
  id uuid primary key,
  storage_key text not null unique,
  name text not null,
  content_type text not null,
  bytes integer not null,
  uploaded_by uuid references account,
  created_at timestamptz not null default now()
);

-- What happened, written in the transaction in which it happened; a job hands it to the subscribers.
create table outbox (
  id bigint generated always as identity primary key,
  event text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);

-- The first answer to a request that may not be done twice; kept for 24 hours.
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

-- Calls that one caller may make only so often; the key is a hash, so that no address is kept.
create table call_count (
  key bytea primary key,
  calls integer not null,
  resets_at timestamptz not null
);
create index call_count_resets_at on call_count (resets_at);

-- Mail of the demo, read at /dev/mail.
create table demo_mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now()
);
