-- What processes say to each other's sockets and is too long for a notification; a minute later nobody needs it.
create unlogged table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
create index socket_io_attachments_created on socket_io_attachments (created_at);
