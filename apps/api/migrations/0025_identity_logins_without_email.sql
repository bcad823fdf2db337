-- A person may sign in by phone number alone.
alter table login alter column email drop not null;
alter table login add constraint login_has_name check (email is not null or phone is not null);

-- An address that is given or removed counts as unconfirmed too; `<>` of 0002 knows no null.
create or replace trigger login_email_unproved before update of email on login for each row
  when (new.email is distinct from old.email) execute function unprove_email();
