-- A membership says that a person (login) acts for an account, and in which role. It is the only link between the two:
-- a hospital has many members, a child's record has a guardian, and a person may be a member of several accounts.
-- `account.login_id` stays the login for which the account was opened.
create table membership (
  id uuid primary key,
  login_id uuid not null references login,
  account_id uuid not null references account,
  role text not null check (role in ('owner', 'manager', 'reception', 'nurse', 'cashier', 'technician', 'validator',
    'pharmacist', 'assistant', 'self', 'guardian', 'representative', 'administrator', 'finance', 'content', 'support')),
  -- the name by which the other members of a place know this member; null for the person who opened the account
  name text,
  since timestamptz not null default now(),
  -- when the membership ended; ended memberships are not deleted, because the audit log refers to them
  until timestamptz,
  invited_by uuid references membership
);
create unique index membership_living_once on membership (login_id, account_id) where until is null;
create index membership_account on membership (account_id);
create index membership_login on membership (login_id);
create index membership_invited_by on membership (invited_by) where invited_by is not null;
revoke delete on membership from ivuriro_app;

create function first_role(account_type text) returns text language sql immutable as $$
  select case account_type when 'patient' then 'self' when 'admin' then 'administrator' else 'owner' end
$$;

insert into membership (id, login_id, account_id, role, since, until)
  select gen_random_uuid(), login_id, id, first_role(type), created_at, deleted_at from account;

-- An account begins with the member for whom it was opened, and its memberships end when it is closed.
create function begin_memberships() returns trigger language plpgsql as $$
begin
  insert into membership (id, login_id, account_id, role, since, until)
    select gen_random_uuid(), login_id, id, first_role(type), created_at, deleted_at from opened
    where login_id is not null;
  return null;
end $$;
create trigger account_first_member after insert on account referencing new table as opened
  for each statement execute function begin_memberships();

create function end_memberships() returns trigger language plpgsql as $$
begin
  update membership set until = new.deleted_at where account_id = new.id and until is null;
  return null;
end $$;
create trigger account_members_end after update of deleted_at on account for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function end_memberships();

-- A session belongs to a membership. A process of the previous version writes only the account; then the trigger sets
-- the membership of the person for whom the account was opened.
alter table session add column membership_id uuid references membership;
update session set membership_id = m.id from account a, membership m
  where a.id = session.account_id and m.account_id = a.id and m.login_id = a.login_id;
create index session_membership on session (membership_id);
alter table session add constraint session_has_membership check (membership_id is not null);

create function find_session_membership() returns trigger language plpgsql as $$
begin
  select m.id into new.membership_id from account a
    join membership m on m.account_id = a.id and m.login_id = a.login_id
    where a.id = new.account_id order by m.until is not null, m.since limit 1;
  return new;
end $$;
create trigger session_membership before insert on session for each row
  when (new.membership_id is null) execute function find_session_membership();

-- Locks the caller's account and session as in 0002, and refuses a write by a member whose role is no longer the one
-- that was checked (IV403). A change of a membership first locks its account exclusively, which waits for running
-- writes, so the membership that is read here does not change before the transaction ends.
create function hold_session(of_account uuid, of_session uuid, of_membership uuid, of_role text, exclusive boolean)
returns void language plpgsql as $$
declare
  role_now text;
begin
  perform hold_session(of_account, of_session, exclusive);
  select role into role_now from membership where id = of_membership and until is null;
  if not found then
    raise exception 'this membership has ended' using errcode = 'IV401';
  end if;
  if role_now <> of_role then
    raise exception 'the role of this member was changed' using errcode = 'IV403';
  end if;
end $$;

-- The person to whom mail about an account is sent: its owner, the patient, or a child's guardian. Of several it is the
-- one whose membership began first; memberships that ended count only when none is open.
create view account_contact as
  select a.id as account_id, l.id as login_id, l.email, l.phone, l.email_proved_at
  from account a join login l on l.id = (
    select m.login_id from membership m where m.account_id = a.id
    order by m.until is not null, m.role not in ('owner', 'self', 'administrator'), m.since, m.id limit 1);

alter table audit add column membership_id uuid;
alter table audit add column role text;
alter table import_run add column membership_id uuid references membership;
alter table import_run add column role text;
-- an import that waits or runs continues with the membership of the person for whom the account was opened
update import_run set membership_id = m.id, role = m.role from membership m
  where m.account_id = import_run.account_id and status in ('WAITING', 'RUNNING');
create index import_run_membership on import_run (membership_id);
