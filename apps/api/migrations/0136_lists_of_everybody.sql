-- The administrator's lists, which begin with nobody: all appointments, the latest first, and payouts of one status.
create index appointment_latest on appointment (starts_at desc, id desc);
create index payout_by_status on payout (status, created_at desc, id desc);
