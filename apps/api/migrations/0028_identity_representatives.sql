-- An adult lets another adult (a representative) act for them until `ends_at`: afterwards no session of the membership
-- works, and a job ends the membership (`until`).
alter table membership add column ends_at timestamptz;
alter table membership add constraint membership_ends check (ends_at is null or role = 'representative');
create index membership_ends on membership (ends_at) where until is null and ends_at is not null;

-- A guardian of a child can invite another guardian, and an adult a representative.
alter table member_invitation drop constraint member_invitation_role_check;
alter table member_invitation add constraint member_invitation_role_check check (role in ('owner', 'manager',
  'reception', 'nurse', 'cashier', 'technician', 'validator', 'pharmacist', 'assistant', 'guardian', 'representative'));
alter table member_invitation add column relation text
  check (relation in ('Mother', 'Father', 'Grandparent', 'Relative', 'Guardian'));
alter table member_invitation add column ends_at timestamptz;
alter table member_invitation add constraint member_invitation_of_patients
  check ((role = 'guardian') = (relation is not null) and (role = 'representative') = (ends_at is not null));

-- As in 0018; writes of a membership whose `ends_at` has passed are refused too.
create or replace function hold_session(of_account uuid, of_session uuid, of_membership uuid, of_role text, exclusive boolean)
returns void language plpgsql as $$
declare
  role_now text;
begin
  perform hold_session(of_account, of_session, exclusive);
  select role into role_now from membership
    where id = of_membership and until is null and (ends_at is null or ends_at > now());
  if not found then
    raise exception 'this membership has ended' using errcode = 'IV401';
  end if;
  if role_now <> of_role then
    raise exception 'the role of this member was changed' using errcode = 'IV403';
  end if;
end $$;
