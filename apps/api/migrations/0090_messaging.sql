-- A message is written once; each account that has it has a copy of its own: the writer among sent or drafts, each
-- recipient in the inbox. What an account calls a message's id is the id of its copy.
create table message (
  id uuid primary key,
  -- absent: written by the contact form, by whoever typed this name and address
  author_id uuid references account,
  visitor_name text,
  visitor_email text,
  subject text not null default '' check (length(subject) <= 200),
  text text not null default '' check (length(text) <= 10000),
  answers_id uuid references message,
  reference_type text check (reference_type in ('LABORATORY_ORDER')),
  reference_id uuid,
  -- of whom it speaks when a patient is among the two who write to each other: the record of access names him
  patient_id uuid references patient,
  -- absent: a draft
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  check ((author_id is null) = (visitor_name is not null and visitor_email is not null)),
  check (author_id is not null or sent_at is not null),
  check ((reference_type is null) = (reference_id is null))
);
create index message_answers on message (answers_id) where answers_id is not null;

create table message_recipient (
  message_id uuid not null references message on delete cascade,
  position smallint not null,
  -- absent: a visitor, who is answered by mail at this address
  account_id uuid references account,
  visitor_name text,
  visitor_email text,
  primary key (message_id, position),
  unique (message_id, account_id),
  check ((account_id is null) = (visitor_name is not null and visitor_email is not null))
);

create table message_copy (
  id uuid primary key,
  message_id uuid not null references message on delete cascade,
  account_id uuid not null references account,
  box text not null check (box in ('inbox', 'sent', 'draft')),
  at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  unique (message_id, account_id, box)
);
create index message_copy_newest on message_copy (account_id, box, at desc, id desc) where deleted_at is null;
create index message_copy_unread on message_copy (account_id) where box = 'inbox' and read_at is null and deleted_at is null;

create table message_file (
  message_id uuid not null references message on delete cascade,
  position smallint not null,
  file_id uuid not null references private_file,
  primary key (message_id, position)
);
create index message_file_of on message_file (file_id);

-- What was sent stays as it was sent.
create function refuse_sent_change() returns trigger language plpgsql as $$
begin
  if old.sent_at is not null then
    raise exception 'a sent message cannot be changed' using errcode = 'IV001';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger message_sent before update or delete on message for each row execute function refuse_sent_change();

-- What statements of other modules may join of identity: who an account is.
create view account_name as select id, type, name, deleted_at is null as living from account;
-- An administrator writes to anyone and looks for them by name. The dictionary is named, so that the result never changes.
create function plain_name(name text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, name))
$$;
create index account_name_part on account using gin (plain_name(name) gin_trgm_ops);
create index account_by_name on account (plain_name(name), id) where deleted_at is null;
