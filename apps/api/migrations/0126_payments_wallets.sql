-- What one line of the ledger means in the words of a wallet; nothing for lines that move no wallet.
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

-- The ledger summed as it grows: every provider's wallet, and its months. Kept by the ledger alone, compared with it
-- by `npm run ledger:check`.
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
-- To whom most is owed comes first.
create index wallet_owed on wallet (kind, pending desc, owner_id desc);
create table wallet_month (
  -- null: every provider of the kind together
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
-- How many wallets a kind has.
create table wallet_count (
  kind text primary key,
  wallets integer not null
);
insert into wallet_count (kind, wallets) values ('doctor', 0), ('hospital', 0), ('laboratory', 0), ('pharmacy', 0);

create function give_wallets() returns trigger language plpgsql as $$
begin
  insert into wallet (owner_id, kind) select id, kind from arrived;
  update wallet_count c set wallets = wallets + n.arrived
  from (select kind, count(*) as arrived from arrived group by kind) n where n.kind = c.kind;
  return null;
end $$;
create trigger provider_has_wallet after insert on provider
  referencing new table as arrived for each statement execute function give_wallets();

-- A provider's own row first: whoever pays him out holds it, and then nothing of his moves.
create function keep_wallets() returns trigger language plpgsql as $$
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

insert into wallet (owner_id, kind) select id, kind from provider;
update wallet_count c set wallets = (select count(*) from wallet w where w.kind = c.kind);
insert into wallet_month
select t.owner_id, w.kind, kigali_month(t.at), sum(f.paid), sum(f.revenue), sum(f.completed), sum(f.commission),
  sum(f.payments)
from ledger_transaction t join wallet w on w.owner_id = t.owner_id
  cross join lateral wallet_figures(t.event, t.amount, t.commission) f
group by grouping sets ((t.owner_id, w.kind, kigali_month(t.at)), (w.kind, kigali_month(t.at)));
update wallet w set paid = m.paid, revenue = m.revenue, completed = m.completed, payments = m.payments
from (select owner_id, sum(paid) as paid, sum(revenue) as revenue, sum(completed) as completed,
    sum(payments) as payments from wallet_month where owner_id is not null group by 1) m
where m.owner_id = w.owner_id;

-- Everybody's payments, newest first.
create index payment_captured on payment (captured_at desc, id desc) where captured_at is not null;
-- The sums of a wallet are read from its months now.
drop index ledger_transaction_wallet;
