-- Pictures that anyone may see; re-encoded when they arrive.
create table picture (
  id uuid primary key,
  item_type text not null check (item_type in ('patient', 'doctor', 'hospital', 'laboratory', 'pharmacy', 'drug', 'insurance', 'facility', 'blog')),
  item_id text not null,
  filename text not null unique,
  position smallint not null default 0,
  created_at timestamptz not null default now()
);
create index picture_item on picture (item_type, item_id, position);

-- What statements of other modules may join.
create view item_picture as select id, item_type, item_id, filename, position from picture;

-- Medical and other private files: read only through a signed address.
create table private_file (
  id uuid primary key,
  storage_key text not null unique,
  name text not null,
  content_type text not null,
  bytes integer not null,
  uploaded_by uuid references account,
  created_at timestamptz not null default now(),
  -- exported lists and copies of a person’s data are deleted when their signed address has expired
  kept_until timestamptz
);

-- How much an account attached lately and in all, asked before more is accepted.
create index private_file_by_uploader on private_file (uploaded_by, created_at) include (bytes);

-- A copy of one's data lists the files that one brought.
create index private_file_uploaded_by on private_file (uploaded_by) where uploaded_by is not null;

create index private_file_kept_until on private_file (kept_until) where kept_until is not null;
