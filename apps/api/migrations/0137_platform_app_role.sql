-- The product works as ivuriro_app (platform/db/role.ts), which owns nothing and cannot lift what stands here.
grant usage on schema public to ivuriro_app;
grant select, insert, update, delete on all tables in schema public to ivuriro_app;
grant usage on all sequences in schema public to ivuriro_app;
alter default privileges in schema public grant select, insert, update, delete on tables to ivuriro_app;
alter default privileges in schema public grant usage on sequences to ivuriro_app;

-- What happened is added to, never changed.
revoke update, delete on
  audit, consent, ledger_transaction, ledger_entry, gateway_event, appointment_status_change, appointment_move,
  consultation_file_version, medical_order_status_change, medical_order_line, static_content_version
from ivuriro_app;

-- What people and their money rest on may change, and is never removed.
revoke delete on
  login, account, patient, provider, doctor, place, meeting, provider_rating, provider_count, static_content,
  payment, refund, payout, payout_limit, payment_info, commission, ledger_account, wallet, wallet_month, wallet_count,
  appointment, slot_claim, consultation_file, medical_order, data_request, breach
from ivuriro_app;

revoke update, delete on division from ivuriro_app;
revoke insert, update, delete on migration from ivuriro_app;
