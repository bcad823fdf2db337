-- The message to the patient about the move, written by the doctor or the hospital's reception.
alter table appointment_move add column message text;
