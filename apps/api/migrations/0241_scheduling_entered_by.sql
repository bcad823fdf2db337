-- Who entered hours at a hospital: the other side of them is told, once, of several together.
alter table calendar_row add column entered_by uuid, add column told_at timestamptz;
create index calendar_row_untold on calendar_row (doctor_id, hospital_id) where entered_by is not null and told_at is null;
create index calendar_row_told on calendar_row (doctor_id, hospital_id, told_at) where told_at is not null;
