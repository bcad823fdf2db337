-- Nobody proves a phone number here yet, so whoever types one first does not keep it from the others: several logins may
-- name the same number. Signing in by it looks them up.
drop index login_phone;
create index login_phone on login (phone) where phone is not null;
