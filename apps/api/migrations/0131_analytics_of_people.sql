-- Ages and genders of all patients, what they asked for in a year, and what was prescribed in a month: each is counted
-- from its index alone, without a row of a person.
create index patient_ages on patient (birth_date, gender);
create index appointment_asked on appointment (created_at, speciality_id);
create index consultation_file_saved on consultation_file (saved_at) include (id);
