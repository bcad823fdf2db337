-- Who else opened or changed what is a patient's: what the patient reads of the record.
create index audit_by_others on audit (patient_id, at desc)
  where patient_id is not null and account_id <> patient_id and outcome = 'done';
