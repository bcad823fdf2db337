-- What the desks begin with. A provider's orders are counted by this index alone, the policy of the rows included.
create index medical_order_counted on medical_order (provider_id, created_at desc, id desc)
  include (patient_id, kind, status, category);
drop index medical_order_provider;
-- The visits at a hospital that wait longest.
create index appointment_pending_hospital on appointment (hospital_id, created_at, id)
  where status = 'PENDING' and hospital_id is not null;

-- A page of orders shows some dozens of parts: to look for the order of each by a function took most of its time (034).
alter policy of_order on medical_order_line
  using (exists (select from medical_order o where o.id = order_id));
alter policy of_order on medical_order_attachment
  using (exists (select from medical_order o where o.id = order_id));
alter policy of_order on medical_order_status_change
  using (exists (select from medical_order o where o.id = order_id));
drop function sees_order; -- unused since 0167: only the policies above called it
