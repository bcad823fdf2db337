-- A held time names what its request names of the catalogue, so that it cannot be deleted before it is paid for.
alter table slot_claim add column held_insurance_id text references insurance;
alter table slot_claim add column held_speciality_id uuid references speciality;
create index slot_claim_held_insurance on slot_claim (held_insurance_id) where held_insurance_id is not null;
create index slot_claim_held_speciality on slot_claim (held_speciality_id) where held_speciality_id is not null;

-- What is booked is named by its appointment, and what has ended by nothing, whichever version of the product ends it.
create function forget_held_items() returns trigger language plpgsql as $$
begin
  new.held_insurance_id := null;
  new.held_speciality_id := null;
  return new;
end $$;
create trigger slot_claim_hold_ended before update of state on slot_claim for each row
  when (old.state = 'HELD' and new.state <> 'HELD') execute function forget_held_items();
