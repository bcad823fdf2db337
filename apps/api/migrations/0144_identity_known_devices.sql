-- Browsers in which the right password of a login was entered before: guesses of others elsewhere do not slow them down.
create table known_device (
  device_hash bytea not null,
  login_id uuid not null references login,
  last_used_at timestamptz not null,
  primary key (device_hash, login_id)
);
create index known_device_login on known_device (login_id);
create index known_device_last_used on known_device (last_used_at);
