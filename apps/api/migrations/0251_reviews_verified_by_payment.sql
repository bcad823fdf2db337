-- "Verified" needs something that cost money, and two different people. What was marked before that was so is looked at again.
update review r set verified_visit = false
where verified_visit and (
  exists (select from account a join account o on o.login_id = a.login_id where a.id = r.patient_id and o.id = r.provider_id)
  or not exists (select from appointment v join payment p on p.id = v.payment_id
    where v.patient_id = r.patient_id and r.provider_id in (v.doctor_id, v.hospital_id) and v.status = 'COMPLETED'
      and p.amount > p.refunded)
  and not exists (select from medical_order o join payment p on p.id = o.payment_id
    where o.patient_id = r.patient_id and o.provider_id = r.provider_id and o.status = 'COMPLETED'
      and p.amount > p.refunded));
