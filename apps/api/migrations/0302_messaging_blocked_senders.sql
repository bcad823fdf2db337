-- Whom an account no longer lets write to it. Both read the row: the sender is told, and by nothing else is it used.
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
