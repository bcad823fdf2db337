-- The patient asked the hospital and named no doctor: another of the speciality will do as well.
alter table appointment add column any_doctor boolean not null default false;
alter table appointment add check (not any_doctor or hospital_id is not null);
