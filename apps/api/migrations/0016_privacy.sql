-- Each time an account gave or withdrew consent, with the version of the text. Rows never change, because they are the
-- proof.
create table consent (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  key text not null check (key in ('term', 'policy')),
  version integer not null,
  accepted boolean not null,
  at timestamptz not null default now()
);
create index consent_of on consent (account_id, id desc);
create trigger consent_append_only before update or delete or truncate on consent
  for each statement execute function refuse_change();

-- A patient's request for a correction or an erasure (law 058/2021), and its answer.
create table data_request (
  id uuid primary key,
  -- set for a patient; account_id is set for anybody else
  patient_id uuid references patient,
  type text not null check (type in ('CORRECTION', 'ERASURE')),
  status text not null default 'PENDING' check (status in ('PENDING', 'DONE', 'REFUSED')),
  text text not null check (length(text) <= 2000),
  answer text check (length(answer) between 1 and 2000),
  -- the records that the answer lists as retained, because the law requires it
  kept text[] not null default '{}',
  answered_by uuid references account,
  answered_at timestamptz,
  created_at timestamptz not null,
  account_id uuid references account,
  whose uuid not null generated always as (coalesce(patient_id, account_id)) stored,
  constraint data_request_of_one check (num_nonnulls(patient_id, account_id) = 1),
  check ((status = 'PENDING') = (answered_at is null))
);
create unique index data_request_waiting on data_request (patient_id, type) where status = 'PENDING';
create index data_request_of on data_request (patient_id, created_at desc, id desc);
create index data_request_newest on data_request (created_at desc, id desc);
create index data_request_by_status on data_request (status, created_at desc, id desc);
create unique index data_request_waits on data_request (whose, type) where status = 'PENDING';
create index data_request_whose on data_request (whose, created_at desc, id desc);

-- A breach of personal data: the authority must be informed within 48 hours after it was found, and gets a report
-- within 72.
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

revoke update, delete on consent from ivuriro_app;
revoke delete on data_request, breach from ivuriro_app;
