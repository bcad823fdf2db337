-- A query with a forgotten condition answers nothing: who asks is told to the server (platform/db/acting.ts), and rows
-- with what was said to a doctor or written in a message are shown to their people alone. The product itself, when it
-- delivers, sweeps or erases, is 'system'; without a word of who asks there are no rows.
create function acts_for(account uuid) returns boolean language sql stable parallel safe as $$
  select current_setting('ivuriro.actor', true) in (account::text, 'system')
$$;
create function acts_as_system() returns boolean language sql stable parallel safe as $$
  select current_setting('ivuriro.actor', true) = 'system'
$$;

alter table message_copy enable row level security;
create policy own on message_copy using (acts_for(account_id)) with check (true);
alter table message enable row level security;
create policy had on message
  using (acts_as_system() or exists (select from message_copy copy where copy.message_id = message.id)) with check (true);
alter table message_recipient enable row level security;
create policy of_message on message_recipient
  using (acts_as_system() or exists (select from message where message.id = message_id)) with check (true);
alter table message_file enable row level security;
create policy of_message on message_file
  using (acts_as_system() or exists (select from message where message.id = message_id)) with check (true);

alter table consultation_file enable row level security;
create policy of_visit on consultation_file using (acts_as_system() or exists (
  select from appointment visit where visit.id = appointment_id
    and (acts_for(visit.patient_id) or acts_for(visit.doctor_id))));
do $$
declare
  part text;
begin
  foreach part in array array['consultation_file_version', 'prescribed_drug', 'requested_test', 'requested_imaging',
      'provisional_diagnosis'] loop
    execute format('alter table %I enable row level security', part);
    execute format('create policy of_file on %I using (acts_as_system() or exists (
      select from consultation_file file where file.id = consultation_file_id))', part);
  end loop;
end $$;
