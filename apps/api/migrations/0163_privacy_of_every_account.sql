-- Providers and administrators ask as patients do: `patient_id` for a patient, `account_id` for anybody else. `whose` is
-- either; the version before reads and writes `patient_id` alone.
alter table data_request alter column patient_id drop not null;
alter table data_request add column account_id uuid references account;
alter table data_request add constraint data_request_of_one check (num_nonnulls(patient_id, account_id) = 1);
alter table data_request add column whose uuid not null generated always as (coalesce(patient_id, account_id)) stored;
create unique index data_request_waits on data_request (whose, type) where status = 'PENDING';
create index data_request_whose on data_request (whose, created_at desc, id desc);
