-- Nobody adds "Pediatrics" beside "pédiatrics": names are told apart without accents, case and blanks around them.
create unique index speciality_plain on speciality (plain_name(btrim(name)));
create unique index symptom_disease_plain on symptom_disease (plain_name(btrim(name)));
create unique index insurance_plain on insurance (plain_name(btrim(name)));
create unique index imaging_plain on imaging (plain_name(btrim(title)));
create unique index facility_plain on facility (plain_name(btrim(title)));
create unique index test_plain on test (plain_name(btrim(title)));
create unique index drug_category_plain on drug_category (plain_name(btrim(name)));
create unique index drug_class_plain on drug_class (drug_category_id, plain_name(btrim(name)));
create unique index drug_plain on drug (plain_name(btrim(name)));

-- Whoever deletes an item asks every key that refers to it.
create index appointment_speciality on appointment (speciality_id);
create index appointment_insurance on appointment (insurance_id);
create index notification_speciality on notification (speciality_id) where speciality_id is not null;
create index prescribed_drug_drug on prescribed_drug (drug_id);
create index requested_test_test on requested_test (test_id);
create index requested_imaging_imaging on requested_imaging (imaging_id);
create index provisional_diagnosis_item on provisional_diagnosis (symptom_disease_id);

-- Lists that were written to a file are thrown away when their address has died.
create index private_file_list on private_file (created_at) where content_type = 'text/csv; charset=utf-8';
