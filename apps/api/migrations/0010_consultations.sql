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
create index consultation_file_pdf on consultation_file (pdf_file_id) where pdf_file_id is not null;
create index consultation_file_saved on consultation_file (saved_at) include (id);

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
create index consultation_file_version_pdf on consultation_file_version (pdf_file_id);

create table prescribed_drug (
  id uuid primary key,
  consultation_file_id uuid not null references consultation_file,
  position smallint not null,
  drug_id uuid not null references drug,
  periodicity text not null,
  duration text not null,
  dispensed_at timestamptz,
  pharmacy_id uuid references place,
  -- the order with which the drug was dispensed; null when the pharmacy dispensed it by the printed code
  dispensed_with uuid,
  -- the name of the drug when it was prescribed
  name text not null default '',
  check ((dispensed_at is null) = (pharmacy_id is null)),
  check (dispensed_at is not null or dispensed_with is null)
);
create index prescribed_drug_file on prescribed_drug (consultation_file_id, position);
create index prescribed_drug_drug on prescribed_drug (drug_id);

create table requested_test (
  consultation_file_id uuid not null references consultation_file,
  test_id uuid not null references test,
  name text not null default '',
  primary key (consultation_file_id, test_id)
);
create index requested_test_test on requested_test (test_id);

create table requested_imaging (
  consultation_file_id uuid not null references consultation_file,
  imaging_id uuid not null references imaging,
  name text not null default '',
  primary key (consultation_file_id, imaging_id)
);
create index requested_imaging_imaging on requested_imaging (imaging_id);

create table provisional_diagnosis (
  consultation_file_id uuid not null references consultation_file,
  symptom_disease_id uuid not null references symptom_disease,
  name text not null default '',
  primary key (consultation_file_id, symptom_disease_id)
);
create index provisional_diagnosis_item on provisional_diagnosis (symptom_disease_id);

-- A consultation file permanently states what the doctor wrote, so the name of each catalogue item is stored with it.
create function keep_name() returns trigger language plpgsql as $$
declare
  item text := tg_argv[0];
  column_of_name text := tg_argv[1];
begin
  execute format('select coalesce((select %I from %I where id = ($1).%I), '''')', column_of_name, item, item || '_id')
    into new.name using new;
  return new;
end $$;
create trigger name_kept before insert on prescribed_drug for each row
  when (new.name = '') execute function keep_name('drug', 'name');
create trigger name_kept before insert on requested_test for each row
  when (new.name = '') execute function keep_name('test', 'title');
create trigger name_kept before insert on requested_imaging for each row
  when (new.name = '') execute function keep_name('imaging', 'title');
create trigger name_kept before insert on provisional_diagnosis for each row
  when (new.name = '') execute function keep_name('symptom_disease', 'name');

alter table consultation_file enable row level security;
create policy of_visit on consultation_file using (acts_as_system() or exists (
  select from appointment visit where visit.id = appointment_id
    and (acts_for(visit.patient_id) or acts_for(visit.doctor_id))));
do $$
declare
  part text;
begin
  foreach part in array array['consultation_file_version', 'prescribed_drug', 'requested_test', 'requested_imaging',
      'provisional_diagnosis'] loop
    execute format('alter table %I enable row level security', part);
    execute format('create policy of_file on %I using (acts_as_system() or exists (
      select from consultation_file file where file.id = consultation_file_id))', part);
  end loop;
end $$;

revoke update, delete on consultation_file_version from ivuriro_app;
revoke delete on consultation_file from ivuriro_app;
