-- A person is invited by e-mail or by a text message to a phone number (E.164).
alter table member_invitation alter column email drop not null;
alter table member_invitation add column phone text;
alter table member_invitation add constraint member_invitation_recipient check (num_nonnulls(email, phone) = 1);
create unique index member_invitation_open_phone on member_invitation (account_id, phone)
  where accepted_at is null and ended_at is null;
create index member_invitation_phone on member_invitation (phone);
