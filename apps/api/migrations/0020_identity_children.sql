-- A patient's record may have no login of its own: a child's record has guardians, who act for it by memberships. The
-- trigger of 0018 makes no first member for such an account; whoever inserts it inserts the membership too.
alter table account alter column login_id drop not null;
alter table account add constraint account_login_of_others check (login_id is not null or type = 'patient');

-- how a guardian is related to the child
alter table membership add column relation text
  check (relation in ('Mother', 'Father', 'Grandparent', 'Relative', 'Guardian'));
alter table membership add constraint membership_relation check (relation is null or role = 'guardian');

-- The children of each guardian. `guardian_id` is the guardian's own patient account, in which they manage the list.
create view dependant as
  select child.account_id as id, child.id as membership_id, child.login_id, child.relation, own.account_id as guardian_id
  from membership child
  join membership own on own.login_id = child.login_id and own.role = 'self' and own.until is null
  where child.role = 'guardian' and child.until is null;

-- The membership that gave the consent: for a child's account it is a guardian's.
alter table consent add column membership_id uuid references membership;
create index consent_membership on consent (membership_id);
