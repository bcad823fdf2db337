-- What makes the hashes of one day's visitors, the same in every process. Gone with its day; unlogged, so that no backup has it.
create unlogged table visit_salt (
  day date primary key,
  salt bytea not null
);
