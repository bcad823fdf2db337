-- A message is stored once; each account that has it has a copy of its own: the sender in the outbox or drafts, each
-- recipient in the inbox. The API uses the id of the caller's copy as the id of the message.
create table message (
  id uuid primary key,
  -- null for a message of the contact form: its author is a visitor, whose name and e-mail address are in the next two
  -- columns
  author_id uuid references account,
  visitor_name text,
  visitor_email text,
  subject text not null default '' check (length(subject) <= 200),
  text text not null default '' check (length(text) <= 10000),
  answers_id uuid references message,
  reference_type text check (reference_type in ('LABORATORY_ORDER')),
  reference_id uuid,
  -- the patient who sends or receives the message, for the access log; null when no patient does
  patient_id uuid references patient,
  -- null for a draft
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  check ((author_id is null) = (visitor_name is not null and visitor_email is not null)),
  check (author_id is not null or sent_at is not null),
  check ((reference_type is null) = (reference_id is null))
);
create index message_answers on message (answers_id) where answers_id is not null;
-- The messages about one order, which its page shows.
create index message_reference on message (reference_id) where reference_id is not null;
create index message_by_author on message (author_id) where author_id is not null;
create index message_by_visitor on message (sent_at) where author_id is null;

create table message_recipient (
  message_id uuid not null references message on delete cascade,
  position smallint not null,
  -- null for a visitor, to whom the answer is sent by e-mail at visitor_email
  account_id uuid references account,
  visitor_name text,
  visitor_email text,
  primary key (message_id, position),
  unique (message_id, account_id),
  check ((account_id is null) = (visitor_name is not null and visitor_email is not null))
);
create index message_to_visitor on message_recipient (message_id) where account_id is null;

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
create index message_copy_deleted on message_copy (deleted_at) where deleted_at is not null;
create index message_copy_drafts on message_copy (at) where box = 'draft';

create table message_file (
  message_id uuid not null references message on delete cascade,
  position smallint not null,
  file_id uuid not null references private_file,
  primary key (message_id, position)
);
create index message_file_of on message_file (file_id);

-- A sent message never changes. The product may delete it when no account has a copy any more; answers then lose their
-- reference to it. Laboratory results are medical records and are not deleted.
create function refuse_sent_change() returns trigger language plpgsql as $$
begin
  if old.sent_at is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if acts_as_system() then
    if tg_op = 'DELETE' and old.reference_id is null
      and not exists (select from message_copy where message_id = old.id) then
      return old;
    end if;
    if tg_op = 'UPDATE' and new.answers_id is null
      and to_jsonb(new) - 'answers_id' = to_jsonb(old) - 'answers_id' then
      return new;
    end if;
  end if;
  raise exception 'a sent message cannot be changed' using errcode = 'IV001';
end $$;
create trigger message_sent before update or delete on message for each row execute function refuse_sent_change();

alter table message_copy enable row level security;
create policy own on message_copy using (acts_for(account_id)) with check (true);
alter table message enable row level security;
create policy had on message
  using (acts_as_system() or exists (select from message_copy copy where copy.message_id = message.id)) with check (true);
alter table message_recipient enable row level security;
create policy of_message on message_recipient
  using (acts_as_system() or exists (select from message where message.id = message_id)) with check (true);
alter table message_file enable row level security;
create policy of_message on message_file
  using (acts_as_system() or exists (select from message where message.id = message_id)) with check (true);

-- The account has blocked the sender, who may no longer write to it. Both can read the row, because the sender is told
-- that they are blocked.
create table blocked_sender (
  id uuid primary key,
  account_id uuid not null references account,
  sender_id uuid not null references account,
  created_at timestamptz not null,
  unique (account_id, sender_id),
  check (account_id <> sender_id)
);
create index blocked_sender_of on blocked_sender (sender_id);

alter table blocked_sender enable row level security;
create policy own on blocked_sender using (acts_for(account_id)) with check (acts_for(account_id));
create policy told on blocked_sender for select using (acts_for(sender_id));
