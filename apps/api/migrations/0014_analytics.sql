-- The first page view of each visitor on a day. A visitor is a hash with a salt that is deleted after the day.
create table visit (
  day date not null,
  visitor bytea not null,
  primary key (day, visitor)
);

-- The salt of one day's visitor hashes, the same in every process. Deleted after its day; unlogged, so that no backup
-- contains it.
create unlogged table visit_salt (
  day date primary key,
  salt bytea not null
);

-- Searches, counted by day, text and district. Nothing about the searching person is stored.
create table search_count (
  day date not null,
  text text not null check (length(text) <= 100),
  city text not null,
  searches integer not null check (searches > 0),
  primary key (day, text, city)
);
create index search_count_text on search_count (text, day);
