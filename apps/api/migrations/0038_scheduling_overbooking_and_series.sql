-- An appointment that a desk booked on purpose in a time that another one has taken: it has no slot claim.
alter table appointment add column overbooked boolean not null default false;
-- The appointments that were booked together, each some weeks after the one before.
alter table appointment add column series_id uuid;
create index appointment_series on appointment (series_id) where series_id is not null;
-- For the overbooked appointments of a doctor in a time: how many there are, and which takes a claim that becomes free.
create index appointment_overbooked on appointment (doctor_id, starts_at) where overbooked;
