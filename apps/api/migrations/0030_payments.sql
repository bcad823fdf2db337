-- A payment, what happened to it at the gateway, and the ledger that says where every franc is.
create table commission (
  kind text primary key check (kind in ('doctor', 'hospital', 'laboratory', 'pharmacy')),
  percent numeric(5, 2) not null check (percent between 0 and 100)
);
insert into commission values ('doctor', 10), ('hospital', 10), ('laboratory', 10), ('pharmacy', 10);

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
  -- what the gateway says that arrived; other currencies have parts
  verified_amount numeric(12, 2),
  verified_currency text,
  surplus integer not null default 0 check (surplus >= 0),
  refunded integer not null default 0 check (refunded between 0 and amount),
  -- the request as its purpose checked it, so that a paid booking is finished without the browser
  request jsonb not null default '{}',
  -- the fields as they were sent: the final call may repeat them and must not change them
  fields jsonb not null default '{}',
  -- the appointment or order that came of it
  reference_id uuid,
  hold_expires_at timestamptz,
  check_at timestamptz,
  checks smallint not null default 0,
  captured_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  -- the same key of the same patient is the same payment, also when the process died before it answered
  idempotency_key text,
  unique (gateway, gateway_tx_id),
  unique (id, patient_id),
  foreign key (payee_id, payee_kind) references provider (id, kind),
  check (method = 'CASH' or status not in ('SUCCESSFUL', 'REFUND_PENDING', 'REFUNDED')
    or (gateway_tx_id is not null and verified_amount is not null and verified_currency is not null))
);
create index payment_patient on payment (patient_id, created_at desc);
create index payment_payee on payment (payee_id, captured_at desc, id desc) where captured_at is not null;
create index payment_to_check on payment (check_at) where check_at is not null;
create unique index payment_idempotency on payment (patient_id, idempotency_key) where idempotency_key is not null;
-- A patient holds one unpaid thing of a kind.
create unique index payment_one_unpaid on payment (patient_id, purpose) where status = 'INITIATED';

create table payment_attachment (
  payment_id uuid not null references payment,
  file_id uuid not null references private_file,
  primary key (payment_id, file_id)
);

create table refund (
  id uuid primary key,
  payment_id uuid not null references payment,
  -- the gateway's transaction that is given back
  gateway_tx_id text not null,
  amount numeric(12, 2) not null check (amount > 0),
  currency text not null,
  reason text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'DONE')),
  gateway_refund_id text,
  -- when it is sent next, and how often it was
  try_at timestamptz not null,
  tries smallint not null default 0,
  requested_at timestamptz not null default now(),
  done_at timestamptz
);
-- A transaction at the gateway is given back once.
create unique index refund_transaction on refund (payment_id, gateway_tx_id);
create index refund_to_send on refund (try_at) where status = 'PENDING';

create table gateway_event (
  gateway text not null,
  event_key text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  primary key (gateway, event_key)
);

-- The sandbox gateway's own books: what a real gateway would keep on its side.
create table sandbox_transaction (
  id bigint generated always as identity primary key,
  tx_ref text not null,
  amount integer not null,
  currency text not null,
  outcome text not null check (outcome in ('successful', 'failed')),
  method text not null,
  -- a delayed outcome is pending until then
  settles_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sandbox_transaction_ref on sandbox_transaction (tx_ref);
create table sandbox_refund (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references sandbox_transaction,
  -- ours: the same reference is the same refund
  reference text not null unique,
  amount integer not null check (amount > 0)
);

-- Double entry, whole francs, append-only. owner_id is null for the platform's own accounts.
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
  -- the provider whose wallet it moves, the sum that it is about, and the platform's share of it
  owner_id uuid references provider,
  amount bigint not null check (amount >= 0),
  commission bigint not null default 0 check (commission between 0 and amount),
  payment_id uuid references payment,
  payout_id uuid,
  refund_id uuid references refund,
  at timestamptz not null
);
create index ledger_transaction_payment on ledger_transaction (payment_id);
create index ledger_transaction_wallet on ledger_transaction (owner_id, at) include (event, amount, commission);
-- What may happen once, happens once; earning may be undone and done again, its guard is payment.completed_at.
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
create function ledger_sums_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entry where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_balanced after insert on ledger_entry deferrable initially deferred
  for each row execute function ledger_sums_to_zero();

create table payment_info (
  provider_id uuid primary key references provider,
  method text not null check (method in ('MOBILE_MONEY', 'BANK')),
  provider text not null,
  account_number text not null,
  account_name text not null,
  updated_at timestamptz not null default now()
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
  check (approved_by <> requested_by)
);
create index payout_provider on payout (provider_id, created_at desc);
alter table ledger_transaction add foreign key (payout_id) references payout;
