-- What a drug is made of. Two drugs can replace each other when ingredient, strength and form are equal; the form has the
-- pack too, so that a price compares like with like. ingredient is null until somebody has said it: the product fills it
-- for the drugs of its own list when it starts.
alter table drug
  add column ingredient text,
  add column strength text not null default '',
  add column form text not null default '',
  add column atc text not null default '' check (atc ~ '^([A-Z]\d\d([A-Z]([A-Z](\d\d)?)?)?)?$');
create index drug_substitutes on drug (lower(ingredient), lower(strength), lower(form))
  where ingredient <> '' and strength <> '' and form <> '';

create or replace view drug_name as
  select drug.id, drug.name, drug.price, drug.status, drug.supply,
    drug_class.id as class_id, drug_class.name as class, drug_category.id as category_id, drug_category.name as category,
    drug.common, coalesce(drug.ingredient, '') as ingredient, drug.strength, drug.form
  from drug
  join drug_class on drug_class.id = drug.drug_class_id
  join drug_category on drug_category.id = drug_class.drug_category_id;

-- When the provider last said whether it has this in stock; before this column, when it began to offer it.
alter table offer add column stock_said_at timestamptz not null default now();
update offer set stock_said_at = created_at;

-- Who has a drug in stock, and at which price, without a look at the table.
create index offer_drug_in_stock on offer (drug_id) include (provider_id, price)
  where removed_at is null and status = 'IN_STOCK' and drug_id is not null;
