-- A transaction in the name of a signed-in account begins with hold_session, and one for a provider in whose place an
-- administrator acts also with hold_account. Account and token were checked before the transaction began; from here on
-- neither ends until it does. Whoever ends them (erasure, deletion, a new password, signing out) therefore waits for the
-- writes under way, and what comes later fails: IV401 where the caller's own have ended, IV404 where the provider's has.
-- `exclusive` is for acts that themselves end tokens or the account: they take the strong lock at once, because raising a
-- weak one causes deadlocks.
create function hold_account(of_account uuid, exclusive boolean, failure text default 'IV404') returns void
language plpgsql as $$
begin
  if exclusive then
    perform from account where id = of_account and deleted_at is null for update;
  else
    perform from account where id = of_account and deleted_at is null for key share;
  end if;
  if not found then
    raise exception 'this account was closed' using errcode = failure;
  end if;
end $$;

create function hold_session(of_account uuid, of_session uuid, exclusive boolean) returns void language plpgsql as $$
begin
  perform hold_account(of_account, exclusive, 'IV401');
  perform from session where id = of_session for key share;
  if not found then
    raise exception 'this session has ended' using errcode = 'IV401';
  end if;
end $$;
