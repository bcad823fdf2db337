-- Pictures that anyone may see; they are re-encoded when uploaded.
create table picture (
  id uuid primary key,
  item_type text not null check (item_type in ('patient', 'doctor', 'hospital', 'laboratory', 'pharmacy', 'drug', 'insurance', 'facility', 'blog')),
  item_id text not null,
  filename text not null unique,
  position smallint not null default 0,
  created_at timestamptz not null default now()
);
create index picture_item on picture (item_type, item_id, position);

-- The columns that statements of other modules may join.
create view item_picture as select id, item_type, item_id, filename, position from picture;

-- Medical and other private files, read only through a signed URL.
create table private_file (
  id uuid primary key,
  storage_key text not null unique,
  name text not null,
  content_type text not null,
  bytes integer not null,
  uploaded_by uuid references account,
  created_at timestamptz not null default now(),
  -- when the file is deleted: exports and copies of a person's data are stored only until their signed URL expires
  kept_until timestamptz
);

-- For the quota: how much an account uploaded recently and in total.
create index private_file_by_uploader on private_file (uploaded_by, created_at) include (bytes);

-- The copy of a person's data lists the files that they uploaded.
create index private_file_uploaded_by on private_file (uploaded_by) where uploaded_by is not null;

create index private_file_kept_until on private_file (kept_until) where kept_until is not null;
