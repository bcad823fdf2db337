-- A review that is replaced gets a new id, so that an approval applies only to the text that was read. Its replies stay
-- with it.
create table review (
  id uuid primary key,
  provider_id uuid not null references provider,
  patient_id uuid not null references patient,
  overall smallint not null check (overall between 1 and 5),
  waiting_time smallint not null default 0 check (waiting_time between 0 and 5),
  customer_care smallint not null default 0 check (customer_care between 0 and 5),
  communication smallint not null default 0 check (communication between 0 and 5),
  recommend smallint not null default 0 check (recommend between 0 and 5),
  text text not null check (length(text) between 1 and 2000),
  accepted boolean not null default false,
  verified_visit boolean not null default false,
  created_at timestamptz not null default now(),
  unique (provider_id, patient_id)
);
create index review_newest on review (provider_id, created_at desc, id desc) where accepted;
create index review_of_provider on review (provider_id, created_at desc, id desc);
create index review_of_patient on review (patient_id, created_at desc, id desc);
create index review_of_all on review (created_at desc, id desc);
create index review_published on review (created_at desc, id desc) where accepted;
create index review_waiting on review (created_at, id) where not accepted;

create table review_reply (
  id uuid primary key,
  review_id uuid not null references review on delete cascade on update cascade,
  text text not null check (length(text) between 1 and 2000),
  accepted boolean not null default false,
  created_at timestamptz not null default now()
);
create index review_reply_of on review_reply (review_id, created_at);
create index review_reply_waiting on review_reply (review_id, created_at) where not accepted;
