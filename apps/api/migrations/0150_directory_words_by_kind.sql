-- A hospital's doctors are found by its name too: whoever looks among hospitals reads none of them.
create index provider_words_doctor on provider using gin (words)
  where kind = 'doctor' and is_published and deleted_at is null;
create index provider_words_hospital on provider using gin (words)
  where kind = 'hospital' and is_published and deleted_at is null;
create index provider_words_laboratory on provider using gin (words)
  where kind = 'laboratory' and is_published and deleted_at is null;
create index provider_words_pharmacy on provider using gin (words)
  where kind = 'pharmacy' and is_published and deleted_at is null;
drop index provider_words;
