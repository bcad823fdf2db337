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
create table review_reply (
  id uuid primary key,
  review_id uuid not null references review on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  accepted boolean not null default false,
  created_at timestamptz not null default now()
);
create index review_reply_of on review_reply (review_id, created_at);

create table notification (
  id uuid primary key,
  patient_id uuid not null references patient,
  notifiable_type text not null check (notifiable_type in ('Appointment', 'Payment', 'Blog', 'ConsultationFile', 'Message')),
  reference_type text not null check (reference_type in ('Payment', 'Appointment', 'Blog', 'lab_results', 'prescription')),
  notifiable_status text not null,
  reference_id uuid,
  reference_url text not null,
  doctor_id uuid references doctor,
  speciality_id uuid references speciality,
  -- the visit's day and time, else those of the event
  concerns_at timestamptz not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  -- one notice for one happening, however often the job runs
  happening text not null unique
);
create index notification_newest on notification (patient_id, created_at desc, id desc);
create index notification_unread on notification (patient_id) where read_at is null;

-- Posts are not copied to each patient; only that he has seen one is kept.
create table post_seen (
  patient_id uuid not null references patient,
  blog_id uuid not null references blog on delete cascade,
  primary key (patient_id, blog_id)
);

-- What a patient finds among his notices: those made for him, and the posts that are younger than his account.
create view notice as
  select id, patient_id, notifiable_type, reference_type, notifiable_status, reference_url, doctor_id, speciality_id,
    null as title, concerns_at, read_at is not null as read, created_at
  from notification
  union all
  select blog.id, account.id, 'Blog', 'Blog', 'CreateBlogPost', '/blog/view/' || blog.id, null, null,
    blog.title, blog.created_at,
    exists (select 1 from post_seen where post_seen.patient_id = account.id and post_seen.blog_id = blog.id),
    blog.created_at
  from account join blog on blog.created_at > account.created_at
  where account.type = 'patient';

-- First page request of a visitor a day: a hash with a daily salt that is thrown away.
create table visit (
  day date not null,
  visitor bytea not null,
  primary key (day, visitor)
);
