-- When the first free slot of each mark in doctor_finding.days begins, in the same order: so a list is sorted by the
-- time that its cards show, also when it is about a day or a district. doctor_finding.days has marks of districts from
-- now on: PHYSICAL 24, a free slot in person in Huye within 90 days; 2026-11-20 PHYSICAL 24, one on this day.
alter table doctor_free add column firsts timestamptz[] not null default '{}';

-- A hospital that moves to another district changes the marks of the free slots of its doctors.
create or replace function place_moved() returns trigger language plpgsql as $$
declare
  doctors uuid[] := doctors_at(array[new.id]);
begin
  perform keep_doctor_marks(doctors);
  perform tell_practice_changed(doctors);
  return null;
end $$;

-- all summaries are computed again
update doctor_free set stale_at = '-infinity';
