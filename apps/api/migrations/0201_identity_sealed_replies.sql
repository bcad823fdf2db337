-- First answers are kept sealed from now on, as text in `reply`: some bring a token or the secret of a second factor,
-- which lie nowhere else in plain text. What was kept before goes; its keys stay for their day, so that nothing is done
-- twice.
update idempotency_key set reply = null;
