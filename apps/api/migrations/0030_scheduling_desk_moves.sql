-- What a doctor or a desk wrote to the patient about a move.
alter table appointment_move add column message text;
