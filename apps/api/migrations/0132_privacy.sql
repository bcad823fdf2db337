-- What a person agreed to or withdrew, in which version of which text. Nothing of it changes later: it is the proof.
create table consent (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  key text not null check (key in ('term', 'policy')),
  version integer not null,
  accepted boolean not null,
  at timestamptz not null default now()
);
create index consent_of on consent (account_id, id desc);
insert into consent (account_id, key, version, accepted, at)
  select id, 'term', terms_version, true, terms_accepted_at from account
  where terms_version is not null and terms_accepted_at is not null order by terms_accepted_at, id;
create trigger consent_append_only before update or delete or truncate on consent
  for each statement execute function refuse_change();

-- What a patient asks to be corrected or erased (law 058/2021), and what was answered.
create table data_request (
  id uuid primary key,
  patient_id uuid not null references patient,
  type text not null check (type in ('CORRECTION', 'ERASURE')),
  status text not null default 'PENDING' check (status in ('PENDING', 'DONE', 'REFUSED')),
  text text not null check (length(text) <= 2000),
  answer text check (length(answer) between 1 and 2000),
  -- what the law makes us keep, as it was told
  kept text[] not null default '{}',
  answered_by uuid references account,
  answered_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'PENDING') = (answered_at is null))
);
create unique index data_request_waiting on data_request (patient_id, type) where status = 'PENDING';
create index data_request_of on data_request (patient_id, created_at desc, id desc);
create index data_request_newest on data_request (created_at desc, id desc);
create index data_request_by_status on data_request (status, created_at desc, id desc);

-- A breach of personal data: the authority is told within 48 hours of its finding, the report follows within 72.
create table breach (
  id uuid primary key,
  found_at timestamptz not null,
  what text not null check (length(what) between 1 and 10000),
  people integer not null check (people >= 0),
  authority_told_at timestamptz,
  report_sent_at timestamptz,
  people_told_at timestamptz,
  created_by uuid not null references account,
  created_at timestamptz not null
);
create index breach_newest on breach (found_at desc, id desc);

-- The administrator's reading of the audit, by object and by action; by account and by patient there are indexes.
create index audit_object on audit (object, id desc);
create index audit_action on audit (action, id desc);
create index audit_at on audit (at, id);
