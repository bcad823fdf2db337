create table notification (
  id uuid primary key,
  patient_id uuid not null references patient,
  notifiable_type text not null check (notifiable_type in ('Appointment', 'Payment', 'Blog', 'ConsultationFile', 'Message', 'Review')),
  reference_type text not null check (reference_type in ('Payment', 'Appointment', 'Blog', 'lab_results', 'prescription', 'Review')),
  notifiable_status text not null,
  reference_id uuid,
  reference_url text not null,
  doctor_id uuid references doctor,
  speciality_id uuid references speciality,
  -- when the appointment takes place; without an appointment, when the event happened
  concerns_at timestamptz not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  -- identifies the event, so that a job that runs again makes no second notification
  happening text not null unique
);
create index notification_newest on notification (patient_id, created_at desc, id desc);
create index notification_unread on notification (patient_id) where read_at is null;
create index notification_speciality on notification (speciality_id) where speciality_id is not null;
create index notification_age on notification (created_at);

-- Posts are not copied to each patient: a row here says that a patient has read a post.
create table post_seen (
  patient_id uuid not null references patient,
  blog_id uuid not null references blog on delete cascade,
  primary key (patient_id, blog_id)
);

-- A patient's notifications: those made for the patient, and the posts that are younger than the account.
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
