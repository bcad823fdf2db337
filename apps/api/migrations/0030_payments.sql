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
  verified_amount integer,
  verified_currency text,
  surplus integer not null default 0 check (surplus >= 0),
  refunded integer not null default 0 check (refunded between 0 and amount + surplus),
  -- the fields of the final call, so that a paid booking is finished without the browser
  request jsonb not null default '{}',
  -- the appointment or order that came of it
  reference_id uuid,
  hold_expires_at timestamptz,
  check_at timestamptz,
  checks smallint not null default 0,
  captured_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (gateway, gateway_tx_id),
  unique (id, patient_id),
  foreign key (payee_id, payee_kind) references provider (id, kind),
  check (method = 'CASH' or status not in ('SUCCESSFUL', 'REFUND_PENDING', 'REFUNDED')
    or (gateway_tx_id is not null and verified_amount is not null and verified_currency is not null))
);
create index payment_patient on payment (patient_id, created_at desc);
create index payment_payee on payment (payee_id, captured_at desc, id desc) where captured_at is not null;
create index payment_to_check on payment (check_at) where check_at is not null;

create table payment_attachment (
  payment_id uuid not null references payment,
  file_id uuid not null references private_file,
  primary key (payment_id, file_id)
);

create table refund (
  id uuid primary key,
  payment_id uuid not null references payment,
  amount integer not null check (amount > 0),
  commission_part integer not null check (commission_part >= 0),
  reason text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'DONE')),
  gateway_refund_id text,
  requested_at timestamptz not null default now(),
  done_at timestamptz
);
create index refund_payment on refund (payment_id);
create index refund_pending on refund (requested_at) where status = 'PENDING';

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
  status text not null check (status in ('successful', 'failed', 'pending')),
  method text not null,
  refunded integer not null default 0,
  -- a delayed answer is pending until then
  settles_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sandbox_transaction_ref on sandbox_transaction (tx_ref);

-- Double entry, whole francs, append-only. owner_id is null for the platform's own accounts.
create table ledger_account (
  id bigint generated always as identity primary key,
  name text not null,
  owner_id uuid references provider,
  balance bigint not null default 0,
  floor bigint,
  unique nulls not distinct (name, owner_id),
  check (floor is null or balance >= floor)
);
create table ledger_transaction (
  id bigint generated always as identity primary key,
  event text not null,
  payment_id uuid references payment,
  payout_id uuid,
  refund_id uuid references refund,
  at timestamptz not null default now()
);
create index ledger_transaction_payment on ledger_transaction (payment_id);
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

-- The same key of the same patient is the same payment, also when the process died before it answered.
alter table payment add column idempotency_key text;
create unique index payment_idempotency on payment (patient_id, idempotency_key) where idempotency_key is not null;
