-- Who looks among hospitals for a name like one reads none of the doctors' names, of which there are far more.
create index search_word_near_doctor on search_word using gin (word gin_trgm_ops) where kind = 'doctor';
create index search_word_near_hospital on search_word using gin (word gin_trgm_ops) where kind = 'hospital';
create index search_word_near_laboratory on search_word using gin (word gin_trgm_ops) where kind = 'laboratory';
create index search_word_near_pharmacy on search_word using gin (word gin_trgm_ops) where kind = 'pharmacy';
drop index search_word_near;

-- The kind as a word, because one plan is kept for all: to make one for each word costs as much as to look it up. Of the
-- four only the one that is meant is looked through.
create or replace function search_neighbours(of_kind text, sought text)
returns table (word text, uses integer, named integer)
language sql stable set pg_trgm.similarity_threshold = '0.2' set plan_cache_mode = 'force_generic_plan' as $$
  select word, uses, named from (
    select word, uses, named from search_word where of_kind = 'doctor' and kind = 'doctor' and uses > 0 and word % sought
    union all
    select word, uses, named from search_word where of_kind = 'hospital' and kind = 'hospital' and uses > 0 and word % sought
    union all
    select word, uses, named from search_word where of_kind = 'laboratory' and kind = 'laboratory' and uses > 0 and word % sought
    union all
    select word, uses, named from search_word where of_kind = 'pharmacy' and kind = 'pharmacy' and uses > 0 and word % sought
  ) near
  order by similarity(word, sought) desc, word
  limit 30
$$;
