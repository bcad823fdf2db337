-- A patient claims the record that a desk made: by the confirmed phone number and the birth date. The third wrong date
-- ends the claim for good.
alter table desk_record
  add column claim_tries smallint not null default 0 check (claim_tries between 0 and 3),
  add column claimed_at timestamptz,
  add column claim_ended_at timestamptz,
  add constraint desk_record_claim check (claimed_at is null or claim_ended_at is null);

-- The records that each person may claim. `membership_id` is the membership in the person's own account, in which they
-- claim.
create view claimable_record as
  select d.account_id as id, own.id as membership_id
  from desk_record d
  join account a on a.id = d.account_id and a.deleted_at is null
  join patient p on p.id = d.account_id
  join login l on l.phone = d.phone and l.phone_proved_at is not null
  join membership own on own.login_id = l.id and own.role = 'self' and own.until is null
  where d.claimed_at is null and d.claim_ended_at is null
    and (p.birth_date is not null or d.birth_year is not null);
