-- A person may sign in by phone number alone.
alter table login alter column email drop not null;
alter table login add constraint login_has_name check (email is not null or phone is not null);

-- An e-mail address that is added or removed counts as unconfirmed too; `<>` in the trigger of 0002 is not true for
-- nulls.
create or replace trigger login_email_unproved before update of email on login for each row
  when (new.email is distinct from old.email) execute function unprove_email();
