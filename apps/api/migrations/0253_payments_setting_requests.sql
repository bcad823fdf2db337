-- A higher payout limit or commission waits for an administrator other than the one who asked for it.
create table money_setting_request (
  id uuid primary key,
  -- null: the payout limit; else the commission of that kind of provider
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
revoke delete on money_setting_request from ivuriro_app;
