-- A mailed link either sets a password or confirms the e-mail address, and never does the other.
alter table password_link add column purpose text not null default 'password'
  check (purpose in ('password', 'email'));
