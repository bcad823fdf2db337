-- The code on the poster at the door of a hospital: a patient who opens its address says with their own phone that they
-- have arrived. A new code ends the one before.
create table entrance_code (
  place_id uuid primary key references place,
  secret_hash bytea not null unique,
  -- the code itself, encrypted, so that the same poster can be printed again
  sealed bytea not null,
  made_at timestamptz not null
);
