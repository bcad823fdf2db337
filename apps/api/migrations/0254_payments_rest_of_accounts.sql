-- Since when payouts go to this account, and until when a payout rests because its account is new. One that rests can be let
-- go earlier by a second administrator.
alter table payment_info add column changed_at timestamptz not null default now();
update payment_info set changed_at = updated_at;
alter table payout add column rests_until timestamptz;
create index payout_rests on payout (rests_until) where rests_until is not null and status = 'REQUESTED';
create index payout_of_day on payout (provider_id, created_at) include (amount, status);
