-- Two records of one patient become one: what names the record `from_id` names `into_id` afterwards, and `from_id` is
-- closed. An administrator can undo it for 30 days; then the row is deleted, and `account.merged_into` stays.
create table patient_merge (
  id uuid primary key,
  from_id uuid not null references patient,
  into_id uuid not null references patient,
  merged_by uuid not null references membership,
  merged_at timestamptz not null,
  -- the primary keys of the rows that were moved, by table and column: {"appointment.patient_id": [["…"], …]}
  moved jsonb not null,
  -- the members of `from_id` whose membership ended, and the guardians among them who became members of `into_id`
  ended_members uuid[] not null,
  new_members uuid[] not null,
  undone_by uuid references membership,
  undone_at timestamptz,
  check (from_id <> into_id),
  check ((undone_at is null) = (undone_by is null))
);
create unique index patient_merge_living on patient_merge (from_id) where undone_at is null;
create index patient_merge_from on patient_merge (from_id);
create index patient_merge_into on patient_merge (into_id);
create index patient_merge_newest on patient_merge (merged_at desc, id desc);
create index patient_merge_merged_by on patient_merge (merged_by);
create index patient_merge_undone_by on patient_merge (undone_by) where undone_by is not null;

alter table patient_merge enable row level security;
create policy administrators on patient_merge using ((select everybody_acts()));

-- The record that remains. Of a record that was merged again, it is the last one.
alter table account add column merged_into uuid references patient;
alter table account add constraint account_merged_is_closed
  check (merged_into is null or type = 'patient' and deleted_at is not null and merged_into <> id);
create index account_merged_into on account (merged_into) where merged_into is not null;

-- An appointment or an order and its payment name the same patient, also while a merge moves one after the other.
alter table appointment alter constraint appointment_payment_id_patient_id_fkey deferrable;
alter table medical_order alter constraint medical_order_payment_id_patient_id_fkey deferrable;

-- As in 0015; besides, a merge of two records and its undoing may change which of the two a sent message names.
create function merged_records(one uuid, other uuid) returns boolean language sql stable as $$
  select one is not distinct from other or exists (
    select from patient_merge where (from_id, into_id) in ((one, other), (other, one)))
$$;
create or replace function refuse_sent_change() returns trigger language plpgsql as $$
begin
  if old.sent_at is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if acts_as_system() then
    if tg_op = 'DELETE' and old.reference_id is null
      and not exists (select from message_copy where message_id = old.id) then
      return old;
    end if;
    if tg_op = 'UPDATE' and (new.answers_id is null or new.answers_id = old.answers_id)
      and merged_records(old.author_id, new.author_id) and merged_records(old.patient_id, new.patient_id)
      and to_jsonb(new) - array['answers_id', 'author_id', 'patient_id']
        = to_jsonb(old) - array['answers_id', 'author_id', 'patient_id'] then
      return new;
    end if;
  end if;
  raise exception 'a sent message cannot be changed' using errcode = 'IV001';
end $$;
