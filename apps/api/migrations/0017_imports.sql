-- Imports of files. A row stays while its import runs and for 90 days afterwards. The file in it is deleted when its
-- lines are imported, at the latest after a day (modules/imports/tidy.ts).
create table import_run (
  id uuid primary key,
  list text not null check (list in ('doctors', 'hospitals', 'laboratories', 'pharmacies', 'tests', 'drugs')),
  account_id uuid not null references account,
  request_id text not null,
  file_name text not null,
  file bytea,
  dry_run boolean not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
  -- how often the import was started: it is started again when the process dies during it
  attempts smallint not null default 0,
  lines integer not null,
  done integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  errors jsonb not null default '[]',
  created_at timestamptz not null,
  ended_at timestamptz
);
-- At most one import of a list waits or runs at a time.
create unique index import_run_alone on import_run (list) where status in ('WAITING', 'RUNNING');
create index import_run_newest on import_run (list, created_at desc, id desc);
create index import_run_created on import_run (created_at desc, id desc);
