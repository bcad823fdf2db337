-- A file says for good what the doctor wrote: beside each item of the catalogue stands what it was called then. What was
-- written before bears the names of today; its papers bear those of their day.
create function keep_name() returns trigger language plpgsql as $$
declare
  item text := tg_argv[0];
  column_of_name text := tg_argv[1];
begin
  execute format('select coalesce((select %I from %I where id = ($1).%I), '''')', column_of_name, item, item || '_id')
    into new.name using new;
  return new;
end $$;

alter table prescribed_drug add column name text not null default '';
alter table requested_test add column name text not null default '';
alter table requested_imaging add column name text not null default '';
alter table provisional_diagnosis add column name text not null default '';
create trigger name_kept before insert on prescribed_drug for each row
  when (new.name = '') execute function keep_name('drug', 'name');
create trigger name_kept before insert on requested_test for each row
  when (new.name = '') execute function keep_name('test', 'title');
create trigger name_kept before insert on requested_imaging for each row
  when (new.name = '') execute function keep_name('imaging', 'title');
create trigger name_kept before insert on provisional_diagnosis for each row
  when (new.name = '') execute function keep_name('symptom_disease', 'name');
update prescribed_drug line set name = item.name from drug item where item.id = line.drug_id;
update requested_test line set name = item.title from test item where item.id = line.test_id;
update requested_imaging line set name = item.title from imaging item where item.id = line.imaging_id;
update provisional_diagnosis line set name = item.name from symptom_disease item where item.id = line.symptom_disease_id;
