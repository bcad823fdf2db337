-- Each online visit has its room, the visits of before as well.
insert into meeting (code, appointment_id, patient_id, doctor_id, status, starts_at, ends_at)
select meet_code, id, patient_id, doctor_id,
  case status when 'COMPLETED' then 'COMPLETED' when 'CANCELLED' then 'CANCELLED' when 'MISSED' then 'CANCELLED' else 'PENDING' end,
  starts_at, ends_at
from appointment where meet_code is not null;

alter table appointment add foreign key (meet_code) references meeting (code);
-- the room is made before the visit is written
alter table meeting add foreign key (appointment_id) references appointment deferrable initially deferred;
