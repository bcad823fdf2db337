-- The rows that close the days of one absence have its id, so that it is taken back with one press.
alter table calendar_row add column absence_id uuid check (absence_id is null or not is_available);
create index calendar_row_absence on calendar_row (absence_id) where absence_id is not null;

-- The cash that a doctor's desk gave back on a day, as receipt_cancelled has it for a place.
create index receipt_desk_cancelled on receipt (desk_id, cancelled_at) where cancelled_at is not null;
