-- The rooms of visits, what belongs to a visit, and orders with all their parts know their people. A visit is of the
-- patient, the doctor and the hospital, and administrators see to all of them; an order is of the patient and of who serves
-- it. The visits themselves have none: each list counts them by an index alone, and a policy would read every row (034).
create function sees_visit(visit uuid) returns boolean language plpgsql stable parallel safe cost 1 as $$
begin
  return everybody_acts() or exists (
    select from appointment a where a.id = visit and who_acts() in (a.patient_id, a.doctor_id, a.hospital_id));
end $$;
-- As whoever asks.
create function sees_order(of_order uuid) returns boolean language plpgsql stable parallel safe cost 1 as $$
begin
  return exists (select from medical_order o where o.id = of_order);
end $$;

alter table meeting enable row level security;
create policy party on meeting using ((select product_acts()) or (select who_acts()) in (patient_id, doctor_id));
alter table medical_order enable row level security;
create policy party on medical_order using ((select product_acts()) or (select who_acts()) in (patient_id, provider_id));

-- A part of what is written in the same statement cannot see it yet: who adds is not asked.
alter table appointment_attachment enable row level security;
create policy of_visit on appointment_attachment using (sees_visit(appointment_id)) with check (true);
alter table appointment_move enable row level security;
create policy of_visit on appointment_move using (sees_visit(appointment_id)) with check (true);
alter table appointment_status_change enable row level security;
create policy of_visit on appointment_status_change using (sees_visit(appointment_id)) with check (true);
alter table medical_order_line enable row level security;
create policy of_order on medical_order_line using (sees_order(order_id)) with check (true);
alter table medical_order_attachment enable row level security;
create policy of_order on medical_order_attachment using (sees_order(order_id)) with check (true);
alter table medical_order_status_change enable row level security;
create policy of_order on medical_order_status_change using (sees_order(order_id)) with check (true);
