create table static_content (
  id uuid primary key,
  key text not null unique,
  value text not null,
  version integer not null default 1
);

create table static_content_version (
  key text not null,
  version integer not null,
  value text not null,
  author_id uuid references account,
  created_at timestamptz not null default now(),
  primary key (key, version)
);

create table blog (
  id uuid primary key,
  title text not null,
  content text not null,
  author_id uuid references account,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index blog_newest on blog (created_at desc, id);

revoke delete on static_content from ivuriro_app;
revoke update, delete on static_content_version from ivuriro_app;
