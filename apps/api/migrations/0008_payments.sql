-- A payment, its events at the gateway, and the ledger that records where every franc is.
create table commission (
  kind text primary key check (kind in ('doctor', 'hospital', 'laboratory', 'pharmacy')),
  percent numeric(5, 2) not null check (percent between 0 and 100)
);
insert into commission values ('doctor', 10), ('hospital', 10), ('laboratory', 10), ('pharmacy', 10);

-- A request for a higher payout limit or commission. An administrator other than the requester must approve it.
create table money_setting_request (
  id uuid primary key,
  -- null for the payout limit; otherwise the kind of provider whose commission is to change
  kind text references commission,
  from_value numeric(12, 2) not null,
  to_value numeric(12, 2) not null check (to_value > from_value),
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED', 'REPLACED')),
  requested_by uuid not null references account,
  requested_at timestamptz not null,
  decided_by uuid references account,
  decided_at timestamptz,
  check (status <> 'APPROVED' or decided_by <> requested_by)
);
create unique index money_setting_one_waits on money_setting_request (kind) nulls not distinct where status = 'WAITING';

create table payment (
  id uuid primary key,
  tx_ref text not null unique,
  patient_id uuid not null references patient,
  payee_id uuid not null,
  payee_kind text not null,
  purpose text not null check (purpose in ('appointment', 'laboratory_test', 'prescription')),
  method text not null check (method in ('CARD', 'MOBILE_MONEY', 'CASH')),
  amount integer not null check (amount >= 0),
  currency text not null default 'RWF' check (currency = 'RWF'),
  commission integer not null check (commission between 0 and amount),
  status text not null check (status in
    ('INITIATED', 'VERIFYING', 'SUCCESSFUL', 'FAILED', 'EXPIRED', 'REFUND_PENDING', 'REFUNDED', 'CASH_DUE', 'VOID')),
  gateway text,
  gateway_tx_id text,
  -- the amount that arrived according to the gateway; numeric, because other currencies have decimals
  verified_amount numeric(12, 2),
  verified_currency text,
  surplus integer not null default 0 check (surplus >= 0),
  refunded integer not null default 0 check (refunded between 0 and amount),
  -- the validated appointment or order that is paid for, from which the server completes a paid booking when the
  -- browser does not return
  request jsonb not null default '{}',
  -- the fields as the browser first sent them; the call that completes the booking may send them again, but not with
  -- other values
  fields jsonb not null default '{}',
  -- the appointment or order that was created
  reference_id uuid,
  hold_expires_at timestamptz,
  check_at timestamptz,
  checks smallint not null default 0,
  captured_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  -- requests of a patient with the same idempotency key get the same payment, even when the process died before it
  -- answered the first
  idempotency_key text,
  -- how often the booking of a paid payment failed unexpectedly; after some failures the money is refunded
  confirm_failures smallint not null default 0,
  unique (gateway, gateway_tx_id),
  unique (id, patient_id),
  foreign key (payee_id, payee_kind) references provider (id, kind),
  check (method = 'CASH' or status not in ('SUCCESSFUL', 'REFUND_PENDING', 'REFUNDED')
    or (gateway_tx_id is not null and verified_amount is not null and verified_currency is not null))
);
create index payment_patient on payment (patient_id, created_at desc);
create index payment_payee on payment (payee_id, captured_at desc, id desc) where captured_at is not null;
create index payment_to_check on payment (check_at) where check_at is not null;
-- For the list of all payments whose money arrived, newest first.
create index payment_captured on payment (captured_at desc, id desc) where captured_at is not null;
create index payment_asked_for on payment (created_at) where request <> '{}';
create unique index payment_idempotency on payment (patient_id, idempotency_key) where idempotency_key is not null;
-- A patient has at most one unpaid payment for an appointment, and one for each kind of order.
create unique index payment_one_unpaid on payment (patient_id, purpose) where status = 'INITIATED';

create table payment_attachment (
  payment_id uuid not null references payment,
  file_id uuid not null references private_file,
  primary key (payment_id, file_id)
);
create index payment_attachment_file on payment_attachment (file_id);

create table refund (
  id uuid primary key,
  payment_id uuid not null references payment,
  -- the gateway's transaction that is refunded
  gateway_tx_id text not null,
  amount numeric(12, 2) not null check (amount > 0),
  currency text not null,
  reason text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'DONE')),
  gateway_refund_id text,
  -- when the refund is sent to the gateway next; `tries` counts how often it was sent
  try_at timestamptz not null,
  tries smallint not null default 0,
  requested_at timestamptz not null default now(),
  done_at timestamptz
);
-- A transaction of the gateway is refunded at most once.
create unique index refund_transaction on refund (payment_id, gateway_tx_id);
create index refund_to_send on refund (try_at) where status = 'PENDING';

create table gateway_event (
  gateway text not null,
  event_key text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  primary key (gateway, event_key)
);
create index gateway_event_age on gateway_event (received_at);

-- The role of the product can delete events of the gateway only with this function, which deletes none that is younger
-- than 18 months: until then a payment may be disputed.
create function forget_gateway_events(before timestamptz, most integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from gateway_event where ctid = any (array(
      select ctid from gateway_event where received_at <= least(before, now() - interval '18 months')
      order by received_at limit most))
    returning 1)
  select count(*)::integer from gone
$$;
revoke all on function forget_gateway_events from public;
grant execute on function forget_gateway_events to ivuriro_app;

create table payment_info (
  provider_id uuid primary key references provider,
  method text not null check (method in ('MOBILE_MONEY', 'BANK')),
  provider text not null,
  account_number text not null,
  account_name text not null,
  updated_at timestamptz not null default now(),
  -- since when payouts go to this account
  changed_at timestamptz not null default now()
);

create table payout (
  id uuid primary key,
  provider_id uuid not null references provider,
  amount integer not null check (amount > 0),
  type text not null check (type in ('pending', 'custom')),
  status text not null default 'REQUESTED' check (status in ('REQUESTED', 'SENT', 'CONFIRMED', 'FAILED')),
  requested_by uuid not null references account,
  approved_by uuid references account,
  reference text,
  created_at timestamptz not null default now(),
  needs_approval boolean not null default false,
  approved_at timestamptz,
  -- the payout account at the time of the request
  destination jsonb,
  -- null when a person transfers the money; otherwise the gateway that sends it, and `reference` is the gateway's
  -- number of the transfer
  gateway text,
  failure text,
  idempotency_key text,
  -- when the gateway is asked about the payout next; `checks` counts how often it was asked
  check_at timestamptz,
  checks integer not null default 0,
  -- a payout to a new payout account is sent only after this time, unless a second administrator approves it earlier
  rests_until timestamptz,
  check (approved_by <> requested_by),
  check (not needs_approval or approved_by is not null or status in ('REQUESTED', 'FAILED'))
);
create unique index payout_idempotency on payout (requested_by, idempotency_key) where idempotency_key is not null;
create index payout_to_check on payout (check_at) where check_at is not null;
create unique index payout_reference on payout (gateway, reference) where gateway is not null;
create index payout_latest on payout (created_at desc, id desc);
create index payout_waiting on payout (created_at desc, id desc) where needs_approval and approved_by is null and status = 'REQUESTED';
create index payout_provider on payout (provider_id, created_at desc, id desc);
create index payout_by_status on payout (status, created_at desc, id desc);
create index payout_rests on payout (rests_until) where rests_until is not null and status = 'REQUESTED';
create index payout_of_day on payout (provider_id, created_at) include (amount, status);

-- The amount above which a second administrator must approve a payout.
create table payout_limit (
  single boolean primary key default true check (single),
  amount integer not null check (amount >= 0)
);
insert into payout_limit (amount) values (1000000);

-- The sandbox gateway's own tables, which a real gateway would have on its side.
create table sandbox_transaction (
  id bigint generated always as identity primary key,
  tx_ref text not null,
  amount integer not null,
  currency text not null,
  outcome text not null check (outcome in ('successful', 'failed')),
  method text not null,
  -- before this time the sandbox reports the transaction as pending
  settles_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sandbox_transaction_ref on sandbox_transaction (tx_ref);

create table sandbox_refund (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references sandbox_transaction,
  -- our reference: a request with the same reference is the same refund, and refunds nothing more
  reference text not null unique,
  amount integer not null check (amount > 0)
);

-- The transfers that the sandbox gateway sends.
create table sandbox_transfer (
  id bigint generated always as identity primary key,
  -- our reference: a request with the same reference is the same transfer, and sends nothing more
  reference text not null unique,
  amount integer not null check (amount > 0),
  outcome text not null check (outcome in ('successful', 'failed')),
  settles_at timestamptz not null
);

-- The ledger: double entry, whole francs, append-only. owner_id is null for the platform's own accounts.
create table ledger_account (
  id bigint generated always as identity primary key,
  name text not null,
  owner_id uuid references provider,
  balance bigint not null default 0,
  floor bigint,
  unique nulls not distinct (name, owner_id),
  constraint ledger_floor check (floor is null or balance >= floor)
);
insert into ledger_account (name, floor) values
  ('gateway_clearing', null), ('platform_held', 0), ('platform_revenue', 0), ('surplus_held', 0),
  ('refund_payable', 0), ('payout_clearing', 0), ('bank', 0);

create table ledger_transaction (
  id bigint generated always as identity primary key,
  event text not null check (event in ('capture', 'receive', 'earn', 'unearn', 'cash_earn', 'cash_unearn',
    'refund', 'refund_done', 'payout', 'payout_confirmed', 'payout_failed')),
  -- the provider whose wallet changes, and the amount; `commission` is the part of it that belongs to the platform
  owner_id uuid references provider,
  amount bigint not null check (amount >= 0),
  commission bigint not null default 0 check (commission between 0 and amount),
  payment_id uuid references payment,
  payout_id uuid,
  refund_id uuid references refund,
  at timestamptz not null
);
alter table ledger_transaction add foreign key (payout_id) references payout;
create index ledger_transaction_payment on ledger_transaction (payment_id);
-- The capture and the refund of a payment, and each event of a refund or a payout, happen at most once. An earning may
-- be reversed and repeated; payment.completed_at keeps it from being booked twice in a row.
create unique index ledger_once_payment on ledger_transaction (payment_id, event) where event in ('capture', 'refund');
create unique index ledger_once_refund on ledger_transaction (refund_id, event);
create unique index ledger_once_payout on ledger_transaction (payout_id, event);

create table ledger_entry (
  transaction_id bigint not null references ledger_transaction,
  account_id bigint not null references ledger_account,
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, account_id)
);
create index ledger_entry_account on ledger_entry (account_id, transaction_id);

create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
  for each statement execute function refuse_change();
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function refuse_change();

create function ledger_sums_to_zero() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if (select sum(amount) from ledger_entry where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_balanced after insert on ledger_entry deferrable initially deferred
  for each row execute function ledger_sums_to_zero();

-- The effect of one ledger transaction on the columns of a wallet; empty for transactions that change no wallet.
create function wallet_figures(event text, amount bigint, commission bigint)
returns table (paid bigint, revenue bigint, completed bigint, commission bigint, payments integer)
language sql immutable as $$
  select
    case $1 when 'capture' then $2 when 'cash_earn' then $2 when 'refund' then -$2 when 'cash_unearn' then -$2 else 0 end,
    case when $1 in ('earn', 'cash_earn') then $2 - $3 when $1 in ('unearn', 'cash_unearn') then $3 - $2 else 0 end,
    case $1 when 'payout' then $2 when 'payout_failed' then -$2 when 'cash_earn' then $2 when 'cash_unearn' then -$2 else 0 end,
    case when $1 in ('earn', 'cash_earn') then $3 when $1 in ('unearn', 'cash_unearn') then -$3 else 0 end,
    case $1 when 'capture' then 1 when 'cash_earn' then 1 when 'cash_unearn' then -1 else 0 end
  where $1 in ('capture', 'earn', 'unearn', 'cash_earn', 'cash_unearn', 'refund', 'payout', 'payout_failed')
$$;

create function kigali_month(at timestamptz) returns date language sql stable as $$
  select date_trunc('month', at at time zone 'Africa/Kigali')::date
$$;

-- Sums of the ledger, updated with each entry: for each provider (wallet), and for each provider and month
-- (wallet_month). Only triggers of the ledger write them; `npm run ledger:check` compares them with the ledger.
create table wallet (
  owner_id uuid primary key,
  kind text not null,
  paid bigint not null default 0,
  revenue bigint not null default 0,
  completed bigint not null default 0,
  pending bigint not null generated always as (revenue - completed) stored,
  payments integer not null default 0,
  foreign key (owner_id, kind) references provider (id, kind)
);
-- For the administrator's list, which begins with the wallet to which most is owed.
create index wallet_owed on wallet (kind, pending desc, owner_id desc);

create table wallet_month (
  -- null: the totals of all providers of the kind
  owner_id uuid references provider,
  kind text not null,
  month date not null,
  paid bigint not null default 0,
  revenue bigint not null default 0,
  completed bigint not null default 0,
  commission bigint not null default 0,
  payments integer not null default 0,
  unique nulls not distinct (owner_id, kind, month)
);

-- The number of wallets of a kind.
create table wallet_count (
  kind text primary key,
  wallets integer not null
);
insert into wallet_count (kind, wallets) values ('doctor', 0), ('hospital', 0), ('laboratory', 0), ('pharmacy', 0);

create function give_wallets() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into wallet (owner_id, kind) select id, kind from arrived;
  update wallet_count c set wallets = wallets + n.arrived
  from (select kind, count(*) as arrived from arrived group by kind) n where n.kind = c.kind;
  return null;
end $$;
create trigger provider_has_wallet after insert on provider
  referencing new table as arrived for each statement execute function give_wallets();

-- Locks the wallet of the provider before its rows in wallet_month are updated. A payout holds the same lock while it
-- reads the balance, so nothing in that wallet changes meanwhile.
create function keep_wallets() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if not exists (select from arrived where owner_id is not null) then return null; end if;
  with moved as (
    select a.owner_id, sum(f.paid) as paid, sum(f.revenue) as revenue, sum(f.completed) as completed,
      sum(f.payments) as payments
    from arrived a cross join lateral wallet_figures(a.event, a.amount, a.commission) f
    where a.owner_id is not null group by 1
  ), held as materialized (
    select owner_id from wallet where owner_id in (select owner_id from moved) order by owner_id for no key update
  )
  update wallet w set paid = w.paid + m.paid, revenue = w.revenue + m.revenue, completed = w.completed + m.completed,
    payments = w.payments + m.payments
  from moved m join held h on h.owner_id = m.owner_id where w.owner_id = m.owner_id;
  insert into wallet_month as w (owner_id, kind, month, paid, revenue, completed, commission, payments)
  select a.owner_id, p.kind, kigali_month(a.at), sum(f.paid), sum(f.revenue), sum(f.completed), sum(f.commission),
    sum(f.payments)
  from arrived a join wallet p on p.owner_id = a.owner_id
    cross join lateral wallet_figures(a.event, a.amount, a.commission) f
  group by grouping sets ((a.owner_id, p.kind, kigali_month(a.at)), (p.kind, kigali_month(a.at)))
  order by 1 nulls last, 2, 3
  on conflict (owner_id, kind, month) do update set paid = w.paid + excluded.paid,
    revenue = w.revenue + excluded.revenue, completed = w.completed + excluded.completed,
    commission = w.commission + excluded.commission, payments = w.payments + excluded.payments;
  return null;
end $$;
create trigger ledger_keeps_wallets after insert on ledger_transaction
  referencing new table as arrived for each statement execute function keep_wallets();

-- Runs with the rights of the caller, and therefore finds only payments that the row policy of payments shows.
create function sees_payment(payment uuid) returns boolean language plpgsql stable parallel safe cost 1 as $$
begin
  return exists (select from payment p where p.id = payment);
end $$;

alter table payment_attachment enable row level security;
create policy of_payment on payment_attachment using (sees_payment(payment_id)) with check (true);
alter table refund enable row level security;
create policy of_payment on refund using (sees_payment(payment_id));
alter table payment_info enable row level security;
create policy own on payment_info using ((select everybody_acts()) or provider_id = (select who_acts()));
alter table payout enable row level security;
create policy own on payout using ((select everybody_acts()) or provider_id = (select who_acts()));
alter table wallet enable row level security;
create policy own on wallet using ((select everybody_acts()) or owner_id = (select who_acts()));
alter table wallet_month enable row level security;
create policy own on wallet_month using ((select everybody_acts()) or owner_id = (select who_acts()));

-- No account reads the ledger and the events of the gateway, only the product itself.
alter table ledger_account enable row level security;
create policy product on ledger_account using ((select product_acts()));
alter table ledger_transaction enable row level security;
create policy product on ledger_transaction using ((select product_acts()));
alter table ledger_entry enable row level security;
create policy product on ledger_entry using ((select product_acts()));
alter table gateway_event enable row level security;
create policy product on gateway_event using ((select product_acts()));

revoke update, delete on ledger_transaction, ledger_entry, gateway_event from ivuriro_app;
revoke delete on payment, refund, payout, payout_limit, payment_info, commission, money_setting_request from ivuriro_app;
revoke delete on ledger_account, wallet, wallet_month, wallet_count from ivuriro_app;
