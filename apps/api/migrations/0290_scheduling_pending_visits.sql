-- Pending visits are listed the soonest first: of a doctor, at a hospital, of everybody.
create index appointment_pending_doctor on appointment (doctor_id, starts_at, id) where status = 'PENDING';
create index appointment_pending_soonest on appointment (hospital_id, starts_at, id)
  where status = 'PENDING' and hospital_id is not null;
create index appointment_pending on appointment (starts_at, id) where status = 'PENDING';
drop index appointment_pending_hospital;
