-- When it was proved that whoever signs in reads the mail of the address: he used a link that was mailed to it. Of those
-- who were here before nothing is known, because a link that was used and one that a newer password closed look alike.
alter table login add column email_proved_at timestamptz;

-- Of another address nothing is proved, whichever version of the product writes it.
create function unprove_email() returns trigger language plpgsql as $$
begin
  new.email_proved_at := null;
  return new;
end $$;
create trigger login_email_unproved before update of email on login for each row
  when (new.email <> old.email) execute function unprove_email();
