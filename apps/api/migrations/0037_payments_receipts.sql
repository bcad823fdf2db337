-- Cash that was taken at a desk: one receipt for each payment, and the number of the last receipt of a place and year.
-- The number is counted in the transaction that writes the receipt, so that one that fails leaves no gap.
create table receipt_counter (
  place_id uuid not null references provider,
  year smallint not null,
  last integer not null check (last > 0),
  primary key (place_id, year)
);

create table receipt (
  id uuid primary key,
  -- the provider who is paid
  place_id uuid not null references provider,
  -- the Kigali year in which the receipt was written
  year smallint not null,
  serial integer not null check (serial > 0),
  -- as it is printed: 2026-000123
  number text not null generated always as (year::text || '-' || lpad(serial::text, greatest(6, length(serial::text)), '0')) stored,
  payment_id uuid not null references payment,
  -- the doctor or hospital at whose desk the cash was taken, and the member who took it
  desk_id uuid not null references provider,
  membership_id uuid not null references membership,
  amount integer not null check (amount >= 0),
  -- the cash that the patient handed over; what exceeds the amount was given back at once
  given integer not null check (given >= amount),
  issued_at timestamptz not null,
  -- since when the desk has to give the cash back, because the appointment was cancelled
  cancelled_at timestamptz,
  constraint receipt_number unique (place_id, year, serial)
);
create unique index receipt_once on receipt (payment_id) where cancelled_at is null;
create index receipt_payment on receipt (payment_id);
create index receipt_place on receipt (place_id, issued_at desc, serial desc);
create index receipt_desk on receipt (desk_id, issued_at desc, serial desc);
create index receipt_cancelled on receipt (place_id, cancelled_at) where cancelled_at is not null;
create index receipt_membership on receipt (membership_id);

-- A receipt that was handed out never changes; it can only be cancelled, once.
create function receipt_stays() returns trigger language plpgsql as $$
begin
  if old.cancelled_at is not null or to_jsonb(new) - 'cancelled_at' <> to_jsonb(old) - 'cancelled_at' then
    raise exception 'a receipt can only be cancelled, once';
  end if;
  return null;
end $$;
create trigger receipt_stays after update on receipt for each row execute function receipt_stays();

alter table receipt enable row level security;
create policy of_payment on receipt using (sees_payment(payment_id));
alter table receipt_counter enable row level security;
create policy product on receipt_counter using ((select product_acts()));
revoke delete on receipt, receipt_counter from ivuriro_app;
