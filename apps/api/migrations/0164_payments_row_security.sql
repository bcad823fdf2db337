-- Rows of money know their people, as messages do since 0138. Beside the account its type is told, for an administrator
-- works with everybody's. The version before tells no type: to it these tables stay as they were, until it has gone.
create function product_acts() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('ivuriro.role', true), 'system') = 'system'
$$;
create function everybody_acts() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('ivuriro.role', true), 'system') in ('system', 'admin')
$$;
create function who_acts() returns uuid language sql stable parallel safe as $$
  select case when current_setting('ivuriro.role', true) not in ('', 'visitor', 'system')
    then current_setting('ivuriro.actor', true)::uuid end
$$;

-- What the database keeps of itself it keeps whoever wrote: the sums as the owner of the tables.
alter function ledger_sums_to_zero() security definer set search_path = public, pg_temp;
alter function give_wallets() security definer set search_path = public, pg_temp;
alter function keep_wallets() security definer set search_path = public, pg_temp;

-- The doctor of a visit sees its payment, also where the hospital is paid. What looks into another table is a function: no
-- statement has to plan it, and it is asked only where the rest does not answer.
create function is_of_visit_with(payment uuid, doctor uuid) returns boolean language plpgsql stable parallel safe cost 1
security definer set search_path = public, pg_temp as $$
begin
  return exists (select from appointment visit where visit.payment_id = payment and visit.doctor_id = doctor);
end $$;
-- As whoever asks.
create function sees_payment(payment uuid) returns boolean language plpgsql stable parallel safe cost 1 as $$
begin
  return exists (select from payment p where p.id = payment);
end $$;

-- What stands in parentheses with select is asked once for a query, not for each row.
alter table payment enable row level security;
create policy party on payment using ((select everybody_acts()) or (select who_acts()) in (patient_id, payee_id)
  or is_of_visit_with(id, (select who_acts())));
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

-- Nobody looks into the books but the product.
alter table ledger_account enable row level security;
create policy product on ledger_account using ((select product_acts()));
alter table ledger_transaction enable row level security;
create policy product on ledger_transaction using ((select product_acts()));
alter table ledger_entry enable row level security;
create policy product on ledger_entry using ((select product_acts()));
alter table gateway_event enable row level security;
create policy product on gateway_event using ((select product_acts()));
