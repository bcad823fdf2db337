-- What was searched for, counted by day, text and district. Of who searched nothing is kept.
create table search_count (
  day date not null,
  text text not null check (length(text) <= 100),
  city text not null,
  searches integer not null check (searches > 0),
  primary key (day, text, city)
);
create index search_count_text on search_count (text, day);
