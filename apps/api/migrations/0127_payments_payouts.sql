-- Where a payout goes and how it gets there: by the gateway's transfer, or by hand.
alter table payout
  add column needs_approval boolean not null default false,
  add column approved_at timestamptz,
  -- the payment details as they were when it was asked for
  add column destination jsonb,
  -- null: paid by hand; else the gateway that carries it, whose number is the reference
  add column gateway text,
  add column failure text,
  add column idempotency_key text,
  -- when the gateway is asked next, and how often it was
  add column check_at timestamptz,
  add column checks integer not null default 0,
  add check (not needs_approval or approved_by is not null or status in ('REQUESTED', 'FAILED'));
create unique index payout_idempotency on payout (requested_by, idempotency_key) where idempotency_key is not null;
create index payout_to_check on payout (check_at) where check_at is not null;
create unique index payout_reference on payout (gateway, reference) where gateway is not null;
create index payout_latest on payout (created_at desc, id desc);
create index payout_waiting on payout (created_at desc, id desc) where needs_approval and approved_by is null and status = 'REQUESTED';
drop index payout_provider;
create index payout_provider on payout (provider_id, created_at desc, id desc);

-- Above this a second administrator approves.
create table payout_limit (
  single boolean primary key default true check (single),
  amount integer not null check (amount >= 0)
);
insert into payout_limit (amount) values (1000000);

-- The sandbox's own books of what it sends out.
create table sandbox_transfer (
  id bigint generated always as identity primary key,
  -- ours: the same reference is the same transfer
  reference text not null unique,
  amount integer not null check (amount > 0),
  outcome text not null check (outcome in ('successful', 'failed')),
  settles_at timestamptz not null
);
