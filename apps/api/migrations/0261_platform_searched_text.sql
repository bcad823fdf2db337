-- Names with apostrophes and hyphens are found however they are typed: beside the text without accents and case stands
-- the same with its words joined, ng'ang'a nganga, marie-claire marieclaire (platform/words.ts reads what is typed).
create function searched_text(written text) returns text language sql immutable strict parallel safe as $$
  select plain || case
    when plain ~ '[[:alpha:]][''’‘‛ʼʻʽʹ′`´＇‐‑‒–—−-][[:alpha:]]'
    then ' ' || regexp_replace(plain, '(?<=[[:alpha:]])[''’‘‛ʼʻʽʹ′`´＇](?=[[:alpha:]])', '', 'g')
      || ' ' || regexp_replace(plain, '(?<=[[:alpha:]])[''’‘‛ʼʻʽʹ′`´＇‐‑‒–—−-](?=[[:alpha:]])', '', 'g')
    else '' end
  from (select regexp_replace(public.plain_name(written), '[ʼʻʽʹ]', '''', 'g') as plain) read
$$;
create index account_name_searched on account using gin (searched_text(name) gin_trgm_ops);
drop index account_name_part;

-- The words of providers that were stored before.
with joined as (
  select p.id, string_agg(distinct word, ' ') as words
  from provider p
  cross join lateral (
    select p.name
    union all
    select s.name from provider_speciality ps join speciality s on s.id = ps.speciality_id
      where ps.provider_id = p.id and p.kind in ('doctor', 'hospital')
    union all
    select h.name from team_member t join provider h on h.id = t.provider_id
      where t.doctor_id = p.id and t.place_kind = 'hospital' and h.deleted_at is null
    union all
    select d.name from treated_symptom_disease t join symptom_disease d on d.id = t.symptom_disease_id
      where t.provider_id = p.id
  ) field(name)
  cross join lateral regexp_split_to_table(searched_text(field.name), '[^[:alnum:]]+') word
  where field.name ~ '[[:alpha:]][''’‘‛ʼʻʽʹ′`´＇‐‑‒–—−-][[:alpha:]]' and word <> ''
  group by p.id
)
update provider set search = search || ' ' || joined.words from joined where joined.id = provider.id;
