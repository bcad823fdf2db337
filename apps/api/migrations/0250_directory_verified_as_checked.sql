-- "Verified" says that somebody compared this name and this registration number with the register of the medical council.
-- Whichever way one of the two changes (own profile, administrator, import), it was not this pair that was compared.
create function end_verification_of_number() returns trigger language plpgsql as $$
begin
  new.verified := false;
  return new;
end $$;
create trigger doctor_number_changed before update of rmdc_number on doctor for each row
  when (old.verified and new.rmdc_number is distinct from old.rmdc_number) execute function end_verification_of_number();

create function end_verification_of_name() returns trigger language plpgsql as $$
begin
  update doctor set verified = false where id = new.id and verified;
  return null;
end $$;
create trigger doctor_name_changed after update of name on provider for each row
  when (new.kind = 'doctor' and new.name is distinct from old.name) execute function end_verification_of_name();
