-- How many of these searches found nothing. Zero again when an administrator has dealt with the text.
alter table search_count add column misses integer not null default 0 check (misses between 0 and searches);

-- What a searched phrase means, as administrators added it. `meaning` names one meaning of the dictionary of the search
-- (directory/domain/meanings.ts); one that no longer exists is ignored. `key` is the phrase as the search compares it.
create table search_synonym (
  id uuid primary key,
  phrase text not null check (length(phrase) <= 60),
  key text not null,
  meaning text not null,
  created_at timestamptz not null default now(),
  unique (key, meaning)
);
