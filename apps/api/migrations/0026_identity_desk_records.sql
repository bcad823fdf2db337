-- The record of a patient who has not signed up, made by a hospital or a doctor. Its account has no login and no
-- member. Until it has an appointment elsewhere, only the provider who made it sees it.
create table desk_record (
  account_id uuid primary key references account,
  place_id uuid not null references account,
  made_by uuid not null references membership,
  -- E.164; the contact of the patient
  phone text,
  -- when the patient knows only the year; a full date is in patient.birth_date
  birth_year smallint check (birth_year between 1850 and 2999),
  made_at timestamptz not null
);
create index desk_record_place on desk_record (place_id);
create index desk_record_phone on desk_record (phone) where phone is not null;
create index desk_record_made_by on desk_record (made_by);

-- The person to whom mail about an account is sent, as in 0018, but about a closed account the last owner and not the
-- first; for a record without members, the phone number that the hospital or doctor entered.
create or replace view account_contact as
  select a.id as account_id, l.id as login_id, l.email,
    case when l.id is null then d.phone else l.phone end as phone, l.email_proved_at
  from account a left join login l on l.id = (
    select m.login_id from membership m where m.account_id = a.id
    order by m.until is not null, m.role not in ('owner', 'self', 'administrator'), m.until desc, m.since, m.id limit 1)
  left join desk_record d on d.account_id = a.id
  where l.id is not null or d.account_id is not null;
