-- Rewrites medical_order_line. An order says for good what was ordered: beside each offer stands what its item was
-- called then, as the price of that day does.
create function keep_name_of_goods() returns trigger language plpgsql as $$
begin
  new.name := coalesce((
    select coalesce(drug.name, test.title)
    from offer left join drug on drug.id = offer.drug_id left join test on test.id = offer.test_id
    where offer.id = new.offer_id), '');
  return new;
end $$;

alter table medical_order_line add column name text not null default '';
create trigger name_kept before insert on medical_order_line for each row
  when (new.name = '') execute function keep_name_of_goods();
update medical_order_line line set name = coalesce(drug.name, test.title)
  from offer left join drug on drug.id = offer.drug_id left join test on test.id = offer.test_id
  where offer.id = line.offer_id;
