-- When a code sent to the phone number was entered, which confirms that the person who signs in holds this phone.
alter table login add column phone_proved_at timestamptz;
-- A confirmed phone number belongs to at most one login.
create unique index login_proved_phone on login (phone) where phone_proved_at is not null;

-- A changed phone number counts as unconfirmed.
create function unprove_phone() returns trigger language plpgsql as $$
begin
  new.phone_proved_at := null;
  return new;
end $$;
create trigger login_phone_unproved before update of phone on login for each row
  when (new.phone is distinct from old.phone and new.phone_proved_at is not distinct from old.phone_proved_at)
  execute function unprove_phone();
