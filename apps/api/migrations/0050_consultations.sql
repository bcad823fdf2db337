create table consultation_file (
  id uuid primary key,
  appointment_id uuid not null unique references appointment,
  code text not null unique,
  version integer not null default 1,
  patient_concern text not null default '',
  doctor_assessment text not null default '',
  comment text not null default '',
  pdf_file_id uuid references private_file,
  first_saved_at timestamptz not null default now(),
  saved_at timestamptz not null default now()
);
create table consultation_file_version (
  consultation_file_id uuid not null references consultation_file,
  version integer not null,
  content jsonb not null,
  pdf_file_id uuid not null references private_file,
  saved_at timestamptz not null default now(),
  primary key (consultation_file_id, version)
);
create trigger consultation_file_version_append_only before update or delete or truncate on consultation_file_version
  for each statement execute function refuse_change();
create table prescribed_drug (
  id uuid primary key,
  consultation_file_id uuid not null references consultation_file,
  position smallint not null,
  drug_id uuid not null references drug,
  periodicity text not null,
  duration text not null,
  dispensed_at timestamptz,
  pharmacy_id uuid references place
);
create index prescribed_drug_file on prescribed_drug (consultation_file_id, position);
create table requested_test (
  consultation_file_id uuid not null references consultation_file,
  test_id uuid not null references test,
  primary key (consultation_file_id, test_id)
);
create table requested_imaging (
  consultation_file_id uuid not null references consultation_file,
  imaging_id uuid not null references imaging,
  primary key (consultation_file_id, imaging_id)
);
create table provisional_diagnosis (
  consultation_file_id uuid not null references consultation_file,
  symptom_disease_id uuid not null references symptom_disease,
  primary key (consultation_file_id, symptom_disease_id)
);
