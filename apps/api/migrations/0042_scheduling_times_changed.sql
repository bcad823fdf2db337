-- Whoever changes a calendar or takes and gives back time, by whatever way, says so: what lists know of a doctor's free
-- times is then looked for again.
create function tell_times_changed() returns trigger language plpgsql as $$
begin
  insert into outbox (event, payload)
  select 'doctor.times_changed', jsonb_build_object('doctor_ids', jsonb_agg(distinct doctor_id)) from changed
  having count(*) > 0;
  return null;
end $$;
create trigger hours_added after insert on calendar_row
  referencing new table as changed for each statement execute function tell_times_changed();
create trigger hours_changed after update on calendar_row
  referencing new table as changed for each statement execute function tell_times_changed();
create trigger hours_removed after delete on calendar_row
  referencing old table as changed for each statement execute function tell_times_changed();
create trigger time_taken after insert on slot_claim
  referencing new table as changed for each statement execute function tell_times_changed();

-- A hold that is booked was taken before as well.
create function tell_time_changed() returns trigger language plpgsql as $$
begin
  insert into outbox (event, payload)
  values ('doctor.times_changed', jsonb_build_object('doctor_ids', jsonb_build_array(new.doctor_id)));
  return null;
end $$;
create trigger time_given_back after update on slot_claim for each row
  when ((new.state in ('HELD', 'BOOKED')) <> (old.state in ('HELD', 'BOOKED')))
  execute function tell_time_changed();
