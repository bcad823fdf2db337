-- Asked for often: named before the others in the lists of shops. Set for what comes with the product.
alter table test add common boolean not null default false;
alter table drug add common boolean not null default false;

create or replace view test_name as select id, title, category, common from test;
create or replace view drug_name as
  select drug.id, drug.name, drug.price, drug.status, drug.supply,
    drug_class.id as class_id, drug_class.name as class, drug_category.id as category_id, drug_category.name as category,
    drug.common
  from drug
  join drug_class on drug_class.id = drug.drug_class_id
  join drug_category on drug_category.id = drug_class.drug_category_id;
