-- The tables and functions that every module needs: text search, the audit log, the outbox, and the current account.
create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- The product connects with the role ivuriro_app (platform/db/role.ts), which owns no table and therefore cannot
-- disable triggers or row policies.
grant usage on schema public to ivuriro_app;
grant select, insert, update, delete on all tables in schema public to ivuriro_app;
grant usage on all sequences in schema public to ivuriro_app;
alter default privileges in schema public grant select, insert, update, delete on tables to ivuriro_app;
alter default privileges in schema public grant usage on sequences to ivuriro_app;

-- The list of applied migrations.
revoke insert, update, delete on migration from ivuriro_app;

-- The product sets the current account and its role on every connection (platform/db/actor-context.ts). A connection
-- pooler may drop these settings; then no account is current and no row is visible.
create function product_acts() returns boolean language sql stable parallel safe as $$
  select current_setting('ivuriro.role', true) is not distinct from 'system'
$$;
create function everybody_acts() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('ivuriro.role', true), '') in ('system', 'admin')
$$;
create function who_acts() returns uuid language sql stable parallel safe as $$
  select case when coalesce(current_setting('ivuriro.role', true), '') not in ('', 'visitor', 'system')
    then current_setting('ivuriro.actor', true)::uuid end
$$;

-- acts_for: true when this account, or the system, is the current one. acts_as_system: true when the system is. Only
-- the row policies of messages and consultation files use these two functions.
create function acts_for(account uuid) returns boolean language sql stable parallel safe as $$
  select current_setting('ivuriro.actor', true) in (account::text, 'system')
$$;
create function acts_as_system() returns boolean language sql stable parallel safe as $$
  select current_setting('ivuriro.actor', true) = 'system'
$$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

-- A name in lower case and without accents. The dictionary of unaccent is named, because the default one depends on the
-- search path, and an index needs a function whose result never changes.
create function plain_name(name text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, name))
$$;

-- The text in which a search looks for words: in lower case and without accents; when a word has an apostrophe or a
-- hyphen, the text follows again without them. So ng'ang'a and nganga, marie-claire and marieclaire are found
-- (platform/words.ts splits the search into words).
create function searched_text(written text) returns text language sql immutable strict parallel safe as $$
  select plain || case
    when plain ~ '[[:alpha:]][''’‘‛ʼʻʽʹ′`´＇‐‑‒–—−-][[:alpha:]]'
    then ' ' || regexp_replace(plain, '(?<=[[:alpha:]])[''’‘‛ʼʻʽʹ′`´＇](?=[[:alpha:]])', '', 'g')
      || ' ' || regexp_replace(plain, '(?<=[[:alpha:]])[''’‘‛ʼʻʽʹ′`´＇‐‑‒–—−-](?=[[:alpha:]])', '', 'g')
    else '' end
  from (select regexp_replace(public.plain_name(written), '[ʼʻʽʹ]', '''', 'g') as plain) read
$$;

-- The audit log: what an account did or was denied, to which object, and which patient the object concerns.
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
  request_id text,
  -- how often this denial happened: equal denials within a minute share one row
  times integer not null default 1 check (times > 0),
  -- the values that a change of a status or setting replaced: {"amount": [1000000, 2000000]}; account numbers are
  -- masked
  changes jsonb
);
create index audit_patient on audit (patient_id, id desc) where patient_id is not null;
create index audit_account on audit (account_id, id desc);
-- For a patient who reads the access log: what other accounts did with the patient's data.
create index audit_by_others on audit (patient_id, at desc)
  where patient_id is not null and account_id <> patient_id and outcome = 'done';
-- For administrators, who filter the audit log by object or by action; by account or by patient they use the indexes
-- above.
create index audit_object on audit (object, id desc);
create index audit_action on audit (action, id desc);
create index audit_at on audit (at, id);
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();

revoke update, delete on audit from ivuriro_app;

-- Events. Each is written in the transaction of the change that it reports; a job delivers it to the subscribers.
create table outbox (
  id bigint generated always as identity primary key,
  event text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);

-- Counts of rate-limited calls for each caller; the key is a hash, so that no network address is stored.
create table call_count (
  key bytea primary key,
  calls integer not null,
  resets_at timestamptz not null
);
create index call_count_resets_at on call_count (resets_at);

-- Mails of the demo, which are stored instead of sent; /dev/mail shows them.
create table demo_mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now(),
  -- attached files: [{name, contentType, text}]
  attachments jsonb not null default '[]'
);
create index demo_mail_age on demo_mail (created_at);

-- Socket messages between processes that are too long for NOTIFY; deleted after a minute.
create unlogged table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
create index socket_io_attachments_created on socket_io_attachments (created_at);
