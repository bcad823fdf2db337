-- Text messages of the demo, which are stored instead of sent; /dev/phone shows them.
create table sms (
  id bigint generated always as identity primary key,
  number text not null,
  text text not null,
  -- the number of SMS parts in which a network would send the text
  parts integer not null,
  at timestamptz not null default now()
);
create index sms_number on sms (number, id);
create index sms_age on sms (at);

-- The newest code that was sent to a phone number; a row is deleted when its code is used. The hash is made with a key
-- of the configuration (domain/phone-codes.ts). `tries` counts a try before the code is checked, so that simultaneous
-- tries count too.
create table phone_code (
  phone text primary key,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index phone_code_expired on phone_code (expires_at);
