-- The home page counts the visits of the last 30 days.
create index appointment_completed on appointment (starts_at) where status = 'COMPLETED';
